import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { AccountDetailsDto, AccountNoteDto, AccountPageDto, FreezePreviewDto } from './accounts.dto.ts';

type Reasoned = Body<'/console/accounts/freeze', 'post'>;

export class AccountsApi extends ApiSource {
  list(params: Params<'/console/accounts', 'get'>, selection?: Selection): Promise<AccountPageDto> {
    return this.read('get', '/console/accounts', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<AccountDetailsDto> {
    return this.read('get', '/console/accounts/find', { params: { id }, selection });
  }

  freezePreview(id: number, selection?: Selection): Promise<FreezePreviewDto> {
    return this.read('get', '/console/accounts/freezePreview', { params: { id }, selection });
  }

  async freeze(body: Reasoned): Promise<true> {
    await this.write('post', '/console/accounts/freeze', { body });
    return true;
  }

  async thaw(body: Reasoned): Promise<true> {
    await this.write('post', '/console/accounts/thaw', { body });
    return true;
  }

  async setLevel(body: Body<'/console/accounts/level', 'post'>): Promise<true> {
    await this.write('post', '/console/accounts/level', { body });
    return true;
  }

  async signOut(body: Reasoned): Promise<number> {
    return (await this.write('post', '/console/accounts/signOut', { body })).sessions;
  }

  async removeMember(body: Body<'/console/accounts/removeMember', 'post'>): Promise<true> {
    await this.write('post', '/console/accounts/removeMember', { body });
    return true;
  }

  async revokeToken(body: Body<'/console/accounts/revokeToken', 'post'>): Promise<true> {
    await this.write('post', '/console/accounts/revokeToken', { body });
    return true;
  }

  async sendReset(body: Reasoned): Promise<string> {
    return (await this.write('post', '/console/accounts/sendReset', { body })).phone;
  }

  addNote(body: Body<'/console/accounts/note', 'post'>): Promise<AccountNoteDto> {
    return this.write('post', '/console/accounts/note', { body });
  }
}
