const steps = [
  {
    title: "Write it down",
    text: "A worry, a loss, a decision, a joy. In your own words, as short or as long as it is.",
  },
  {
    title: "Read what answers",
    text: "Five verses, the most fitting first. Each says what happens in the passage and why it speaks to you, and opens the verses around it.",
  },
  {
    title: "Keep what helps",
    text: "Save a verse and write your own notes beside it. Find it again by word, category or date.",
  },
  {
    title: "Come back",
    text: "There is a verse for every day, and a calendar of the last thirty.",
  },
];

export function LandingSteps() {
  return (
    <section id="how-it-works" className="border-y border-line bg-surface py-14 sm:py-20">
      <div className="page">
        <h2 className="text-2xl">How it works</h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-lamp pt-4">
              <h3 className="text-xl">
                <span aria-hidden="true" className="me-2 text-flame">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
