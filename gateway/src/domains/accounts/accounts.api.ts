import { GraphQLError } from 'graphql';
import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  AccountDto,
  AccountEntranceDto,
  BeginRealNamePayloadDto,
  BuyerDto,
  CaptchaDto,
  ConfirmRealNamePayloadDto,
  LoginPayloadDto,
  SellerDto,
  SendPhoneCodePayloadDto,
  SignUpPayloadDto,
} from './accounts.dto.ts';
import { type AccountKind, accountKind } from './accounts.mapping.ts';

export class AccountsApi extends ApiSource {
  /** Of that kind; without one, of the kind of the session, which only REST knows: suppliers take two calls. */
  async me(kind?: AccountKind | null, selection?: Selection): Promise<AccountDto> {
    if (kind === accountKind.SELLER) return this.#seller(selection);
    try {
      return await this.buyer(selection);
    } catch (error) {
      if (kind === accountKind.BUYER || !isOfOtherKind(error)) throw error;
      return this.#seller(selection);
    }
  }

  #seller(selection?: Selection): Promise<SellerDto> {
    return this.read('get', '/seller/info', { selection });
  }

  buyer(selection?: Selection): Promise<BuyerDto> {
    return this.read('get', '/user/info', { selection });
  }

  captcha(kind: AccountKind): Promise<CaptchaDto> {
    return this.read('get', kind === accountKind.SELLER ? '/seller/captcha' : '/common/captcha');
  }

  login(kind: AccountKind, form: Body<'/common/login', 'post'>): Promise<LoginPayloadDto> {
    return this.write('post', kind === accountKind.SELLER ? '/seller/login' : '/common/login', {
      body: { ...form, type: kind },
    });
  }

  chooseAccount(choice: Body<'/common/chooseAccount', 'post'>): Promise<LoginPayloadDto> {
    return this.write('post', '/common/chooseAccount', { body: choice });
  }

  entrances(selection?: Selection): Promise<AccountEntranceDto[]> {
    return this.read('get', '/common/accounts', { selection, under: 'list' });
  }

  enterAccount(accountId: number): Promise<LoginPayloadDto> {
    return this.write('post', '/common/enterAccount', { body: { accountId } });
  }

  async logout(): Promise<true> {
    await this.write('get', '/common/logout');
    return true;
  }

  sendPhoneCode(form: Body<'/common/sendPhoneCode', 'post'>): Promise<SendPhoneCodePayloadDto> {
    return this.write('post', '/common/sendPhoneCode', { body: form });
  }

  register(form: Body<'/common/register', 'post'>): Promise<SignUpPayloadDto> {
    return this.write('post', '/common/register', { body: form });
  }

  async findPassword(form: Body<'/common/findPassword', 'post'>): Promise<true> {
    await this.write('post', '/common/findPassword', { body: form });
    return true;
  }

  async changePassword(form: Body<'/common/changePassword', 'post'>): Promise<true> {
    await this.write('post', '/common/changePassword', { body: form });
    return true;
  }

  beginRealName(form: Body<'/real/getUrl', 'post'>): Promise<BeginRealNamePayloadDto> {
    return this.write('post', '/real/getUrl', { body: form });
  }

  confirmRealName(certifyId?: string | null): Promise<ConfirmRealNamePayloadDto> {
    return this.write('post', '/real/confirm', { body: { certifyId } });
  }
}

function isOfOtherKind(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.errorKey === 'NO_PERMISSION';
}
