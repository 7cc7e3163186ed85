/** Proves at a provider that a person is who they say they are. */
export interface RealNameVerifier {
  /**
   * Opens a verification; the person goes through it at `url`, a page address that is also good as a QR code.
   * `orderNo` is ours and unique.
   */
  begin(person: {
    realName: string;
    idCard: string;
    orderNo: string;
  }): Promise<{ certifyId: string; url: string }>;
  /** How it stands. */
  outcome(certifyId: string): Promise<'pending' | 'passed' | 'failed'>;
}
