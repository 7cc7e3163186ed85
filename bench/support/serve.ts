/** The other side of `askProcess`: does what the parent asks, once, and lets the process end. */
export function serve<Question, Answer>(work: (question: Question) => Promise<Answer> | Answer): void {
  process.once('message', async (question) => {
    const answer = await work(question as Question);
    process.send?.(answer, () => process.disconnect?.());
  });
}
