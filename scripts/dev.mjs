// The API in watch mode and Vite beside it; Vite proxies the calls.
import { bin, build, install, run } from "./prepare.mjs";

install();
build();
run(bin("turbo"), ["run", "dev", "--output-logs=new-only"]);
