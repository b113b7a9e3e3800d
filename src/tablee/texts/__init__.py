"""What people read: messages in French and English, and the rulebooks."""
