import { ScreenLink } from "../../navigation.tsx";
export function WelcomeScreen() {
  return <ScreenLink screen="results">x</ScreenLink>;
}
