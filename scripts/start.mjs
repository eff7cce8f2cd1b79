// Needs nothing but Node: installs if needed, builds what changed, and becomes the server.
import { build, install } from "./prepare.mjs";

install();
build();
await import("../apps/api/dist/main.js");
