import { expect, it } from 'vitest';
import { ledgerAccountTexts } from '../../api/src/shared/ledgerTexts.ts';
import { ledgerAccountNames } from '../../web/src/lib/balances.text.ts';

it('accounts of the ledger are called alike by the api and the web app', () => {
  expect(ledgerAccountTexts).toMatchObject(ledgerAccountNames);
});
