"""The build hook: a wheel or an sdist carries the built pages, so that who installs it needs no Node and no npm."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_pages


class PagesHook(BuildHookInterface[Any]):
    """Builds web/ before anything is packed; an editable install leaves that to the Makefile."""

    def dependencies(self) -> list[str]:
        """A Node, where the pages have to be built and the machine has none."""
        return [build_pages.NODE_WHEEL] if self.missing() and build_pages.find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as the interface has it
        if version == "editable" or not self.missing():
            return
        node = build_pages.find_node()
        if node is None:
            raise build_pages.PagesNotBuilt("building the pages needs Node 20.19 or newer")
        build_pages.build(node)

    def missing(self) -> bool:
        """Whether there is something to build; a tree without web/ packs what it has."""
        return build_pages.WEB.is_dir() and not build_pages.fresh()
