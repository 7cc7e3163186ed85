/** A backup that cannot be taken, trusted or restored; the text is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
