import type { CourierAccount } from '../../adapters/waybills/waybillService.ts';
import type { SecretBox } from '../../shared/secretBox.ts';

const PURPOSE = 'waybill_account';

/** What a courier gave a supplier, in one encrypted text. */
export function sealAccount(box: SecretBox, account: CourierAccount): string {
  return box.seal(JSON.stringify(account), PURPOSE);
}

export function openAccount(box: SecretBox, sealed: string): CourierAccount {
  return JSON.parse(box.open(sealed, PURPOSE)) as CourierAccount;
}
