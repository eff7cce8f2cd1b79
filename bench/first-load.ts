// What the browser loads first, against its limit: the very count that `npm run check` makes.
import "../scripts/check-size.mjs";
