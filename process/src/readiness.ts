/** Whether a process takes work: what it needs answers, and it is not about to end. */
export class Readiness {
  readonly #check: () => Promise<boolean>;
  readonly #trouble: () => string;
  #isEnding = false;

  /** `trouble` says what is missing while `check` fails. */
  constructor(check: () => Promise<boolean>, trouble: () => string) {
    this.#check = check;
    this.#trouble = trouble;
  }

  /** From now on the process is not ready, whatever answers: balancers send nothing new. */
  end(): void {
    this.#isEnding = true;
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Status and body of `GET /health/ready`. */
  async answer(): Promise<{ code: 200 | 503; body: { status: string } }> {
    if (this.#isEnding) return { code: 503, body: { status: 'ending' } };
    const isReady = await this.#check().catch(() => false);
    return isReady
      ? { code: 200, body: { status: 'ready' } }
      : { code: 503, body: { status: this.#trouble() } };
  }
}
