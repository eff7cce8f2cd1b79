import { ScreenLink } from "../../navigation.tsx";
export function SavedScreen() {
  return <ScreenLink screen="results">x</ScreenLink>;
}
