import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import {
  groupRobotPlatform,
  groupRobotProblem,
  groupRobotStatus,
  noticeGroup,
} from './noticeWays.mapping.ts';

export const resolvers = {
  NoticeGroup: noticeGroup,
  GroupRobotPlatform: groupRobotPlatform,
  GroupRobotStatus: groupRobotStatus,
  GroupRobotProblem: groupRobotProblem,
  Query: {
    noticeWays: (_, __, { apis }, info) => apis.noticeWays.find(selectionOf(info)),
  },
  Mutation: {
    saveNoticeWays: (
      _,
      { input: { quietFrom = null, quietTo = null, digestAt = null, ...ways } },
      { apis },
    ) => apis.noticeWays.save({ ...ways, quietFrom, quietTo, digestAt }),
    setLowBalance: (_, { limit = null }, { apis }) => apis.noticeWays.setLowBalance(limit),
    addGroupRobot: (_, { input }, { apis }) => apis.noticeWays.addRobot(input),
    renameGroupRobot: (_, { id, name }, { apis }) => apis.noticeWays.renameRobot(id, name),
    deleteGroupRobot: (_, { id }, { apis }) => apis.noticeWays.removeRobot(id),
    wakeGroupRobot: (_, { id }, { apis }) => apis.noticeWays.wakeRobot(id),
    testGroupRobot: (_, { id }, { apis }) => apis.noticeWays.testRobot(id),
  },
} satisfies Resolvers;
