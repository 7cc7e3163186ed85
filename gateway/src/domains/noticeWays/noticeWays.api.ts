import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { GroupRobotDto, NoticeWaysDto, SetLowBalancePayloadDto } from './noticeWays.dto.ts';

export class NoticeWaysApi extends ApiSource {
  find(selection?: Selection): Promise<NoticeWaysDto> {
    return this.read('get', '/noticeWays/find', { selection });
  }

  save(ways: Body<'/noticeWays/save', 'put'>): Promise<NoticeWaysDto> {
    return this.write('put', '/noticeWays/save', { body: ways, keepsNull: true });
  }

  setLowBalance(limit: number | null): Promise<SetLowBalancePayloadDto> {
    return this.write('put', '/noticeWays/lowBalance', { body: { limit }, keepsNull: true });
  }

  addRobot(robot: Body<'/noticeWays/addRobot', 'post'>): Promise<GroupRobotDto> {
    return this.write('post', '/noticeWays/addRobot', { body: robot });
  }

  renameRobot(id: number, name: string): Promise<GroupRobotDto> {
    return this.write('post', '/noticeWays/renameRobot', { body: { id, name } });
  }

  async removeRobot(id: number): Promise<number> {
    await this.write('post', '/noticeWays/removeRobot', { body: { id } });
    return id;
  }

  wakeRobot(id: number): Promise<GroupRobotDto> {
    return this.write('post', '/noticeWays/wakeRobot', { body: { id } });
  }

  testRobot(id: number): Promise<GroupRobotDto> {
    return this.write('post', '/noticeWays/testRobot', { body: { id } });
  }
}
