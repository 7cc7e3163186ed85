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
  SendPhoneCodePayloadDto,
  SignUpPayloadDto,
} from './accounts.dto.ts';
import { type AccountKind, accountKind } from './accounts.mapping.ts';

export class AccountsApi extends ApiSource {
  me(kind: AccountKind, selection?: Selection): Promise<AccountDto> {
    return kind === accountKind.SELLER
      ? this.read('get', '/seller/info', { selection })
      : this.buyer(selection);
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
