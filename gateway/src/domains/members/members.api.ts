import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { LoginPayloadDto, SendPhoneCodePayloadDto } from '../accounts/accounts.dto.ts';
import type { InviteMemberPayloadDto, MemberDto, MembersDto, OpenInvitationDto } from './members.dto.ts';

export class MembersApi extends ApiSource {
  list(selection?: Selection): Promise<MembersDto> {
    return this.read('get', '/members/list', { selection });
  }

  invite(form: Body<'/members/invite', 'post'>): Promise<InviteMemberPayloadDto> {
    return this.write('post', '/members/invite', { body: form });
  }

  async cancelInvitation(id: number): Promise<number> {
    await this.write('post', '/members/cancelInvitation', { body: { id } });
    return id;
  }

  change(change: Body<'/members/change', 'post'>): Promise<MemberDto> {
    return this.write('post', '/members/change', { body: change });
  }

  async remove(id: number): Promise<number> {
    await this.write('post', '/members/remove', { body: { id } });
    return id;
  }

  async leave(accountId: number): Promise<number> {
    await this.write('post', '/members/leave', { body: { accountId } });
    return accountId;
  }

  invitation(code: string, selection?: Selection): Promise<OpenInvitationDto> {
    return this.read('get', '/members/invitation', { params: { code }, selection });
  }

  join(form: Body<'/members/join', 'post'>): Promise<LoginPayloadDto> {
    return this.write('post', '/members/join', { body: form });
  }

  sendTransferCodes(form: Body<'/members/sendTransferCodes', 'post'>): Promise<SendPhoneCodePayloadDto> {
    return this.write('post', '/members/sendTransferCodes', { body: form });
  }

  async transfer(form: Body<'/members/transfer', 'post'>): Promise<true> {
    await this.write('post', '/members/transfer', { body: form });
    return true;
  }
}
