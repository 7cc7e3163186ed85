import type { SecretBox } from '../../shared/secretBox.ts';

const PURPOSE = 'erp_account';

export const sealSecret = (box: SecretBox, secret: string): string => box.seal(secret, PURPOSE);
export const openSecret = (box: SecretBox, sealed: string): string => box.open(sealed, PURPOSE);
