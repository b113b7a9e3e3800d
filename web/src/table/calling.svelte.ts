import { settings } from "./settings.svelte";

/** Calls the person when the table waits for them: a notification, a tap, a buzz; only what they allowed. */
export class Caller {
  private last: number | null = null;

  follow(question: number | null, title: string, text: string): void {
    if (question !== null && question !== this.last && this.last !== null) this.call(title, text);
    this.last = question ?? this.last ?? -1;
  }

  rest(): void {
    this.last = null;
  }

  private call(title: string, text: string): void {
    if (settings.sound) knock();
    if (!document.hidden) return;
    if (settings.vibration) navigator.vibrate?.(120);
    if (settings.notifications && Notification.permission === "granted") void notify(title, text);
  }
}

async function notify(title: string, body: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, icon: "/icon-192.png", tag: "tablee-turn" });
}

/** A knock on wood, made on the spot. */
function knock(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 220;
  volume.gain.setValueAtTime(0.25, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.2);
  tone.onended = () => void audio.close();
}

/** Ask the browser whether it may notify; the answer. */
export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
