import type {
  Platform,
  WaybillAccountInput,
  WaybillAccountRowFragment,
  WaybillPayType,
} from '../../../graphql/generated/graphql.ts';
import { accountEditorText as text } from './accounts.text.ts';

/** An account as it is edited; the secrets are empty until they are typed, and then replace those that are kept. */
export interface AccountForm {
  courierId: number | null;
  warehouseId: number | null;
  platform: Platform;
  customerCode: string;
  customerKey: string;
  customerSecret: string;
  customerName: string;
  net: string;
  tbNet: string;
  code: string;
  checkMan: string;
  expType: string;
  payType: WaybillPayType;
  fallsBack: boolean;
}

/** One that is there, or a new one. */
export interface EditedAccount extends Omit<AccountForm, 'customerKey' | 'customerSecret'> {
  id: number | null;
  hasKey: boolean;
  hasSecret: boolean;
  enabled: boolean;
}

export type AccountProblems = Partial<Record<'courierId' | 'customerCode', string>>;

export const blankAccount: AccountForm = {
  ...{ courierId: null, warehouseId: null, platform: 'OTHER', customerCode: '', customerKey: '' },
  ...{ customerSecret: '', customerName: '', net: '', tbNet: '', code: '', checkMan: '', expType: '' },
  ...{ payType: 'MONTHLY', fallsBack: false },
};

export const newAccount: EditedAccount = {
  ...blankAccount,
  ...{ id: null, hasKey: false, hasSecret: false, enabled: true },
};

export function editedAccount(row: WaybillAccountRowFragment): EditedAccount {
  return { ...row, warehouseId: row.warehouseId ?? null };
}

export function accountForm(account: EditedAccount): AccountForm {
  const { id: _id, hasKey: _hasKey, hasSecret: _hasSecret, enabled: _enabled, ...form } = account;
  return { ...blankAccount, ...pick(form) };
}

export function accountProblems({ courierId, customerCode }: AccountForm): AccountProblems {
  return {
    ...(courierId === null && { courierId: text.courierMissing }),
    ...(customerCode.trim() === '' && { customerCode: text.customerCodeMissing }),
  };
}

/** What is sent: secrets that were not typed stay as they are. */
export function accountInput(form: AccountForm, { enabled }: EditedAccount): WaybillAccountInput {
  const { courierId, customerKey, customerSecret, ...rest } = form;
  if (courierId === null) throw new Error('no courier is chosen');
  return {
    ...{ ...rest, courierId, enabled },
    ...(customerKey !== '' && { customerKey }),
    ...(customerSecret !== '' && { customerSecret }),
  };
}

/** The fields of the form alone: rows of the graph have more. */
function pick(row: Partial<AccountForm>): Partial<AccountForm> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in blankAccount));
}
