/** Verifies a person's identity at a provider. */
export interface RealNameVerifier {
  /**
   * Starts a verification; the person completes it at `url`, which also works as a QR code. `orderNo` is ours and
   * unique.
   */
  begin(person: {
    realName: string;
    idCard: string;
    orderNo: string;
  }): Promise<{ certifyId: string; url: string }>;
  /** The current state. */
  outcome(certifyId: string): Promise<'pending' | 'passed' | 'failed'>;
}
