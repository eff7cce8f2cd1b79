import { ScreenLink } from "../../navigation.tsx";
export function ResultsScreen() {
  return <ScreenLink screen="results">x</ScreenLink>;
}
