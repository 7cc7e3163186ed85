import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { OperatorDto, OperatorRecordDto, RolesDto } from './operators.dto.ts';

export class OperatorsApi extends ApiSource {
  me(selection?: Selection): Promise<OperatorDto> {
    return this.read('get', '/console/me', { selection });
  }

  signIn(body: Body<'/console/login', 'post'>) {
    return this.write('post', '/console/login', { body });
  }

  proveSignIn(body: Body<'/console/login/code', 'post'>) {
    return this.write('post', '/console/login/code', { body });
  }

  proveAgain(code: string): Promise<OperatorDto> {
    return this.write('post', '/console/prove', { body: { code } });
  }

  async signOut(): Promise<true> {
    await this.write('post', '/console/logout', {});
    return true;
  }

  list(params: Params<'/console/operators', 'get'>, selection?: Selection): Promise<OperatorRecordDto[]> {
    return this.read('get', '/console/operators', { params, selection, under: 'list' });
  }

  create(body: Body<'/console/operators/create', 'post'>) {
    return this.write('post', '/console/operators/create', { body });
  }

  update(body: Body<'/console/operators/update', 'put'>) {
    return this.write('put', '/console/operators/update', { body });
  }

  reset(id: number) {
    return this.write('post', '/console/operators/reset', { body: { id } });
  }

  signOutOperator(id: number) {
    return this.write('post', '/console/operators/signOut', { body: { id } });
  }

  roles(params: Params<'/console/roles', 'get'>, selection?: Selection): Promise<RolesDto> {
    return this.read('get', '/console/roles', { params, selection });
  }

  saveRole(body: Body<'/console/roles/save', 'post'>) {
    return this.write('post', '/console/roles/save', { body });
  }

  async removeRole(id: number): Promise<number> {
    await this.write('delete', '/console/roles/delete', { body: { id } });
    return id;
  }
}
