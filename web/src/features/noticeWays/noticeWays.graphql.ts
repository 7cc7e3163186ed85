import { graphql } from '../../graphql/generated/gql.ts';

export const LoadNoticeWays = graphql(`
  query LoadNoticeWays {
    noticeWays {
      groups {
        group
        name
        about
        canSms
      }
      smsGroups
      phone
      smsPerDay
      quietFrom
      quietTo
      digestAt
      lowBalance
      robots {
        ...RobotRow
      }
    }
  }

  fragment RobotRow on GroupRobot {
    id
    platform
    name
    hint
    isSigned
    groups
    status
    problem
    restedAt
    sentAt
  }
`);

export const SaveNoticeWays = graphql(`
  mutation SaveNoticeWays($input: NoticeWaysInput!) {
    saveNoticeWays(input: $input) {
      smsGroups
    }
  }
`);

export const SetLowBalance = graphql(`
  mutation SetLowBalance($limit: Fen) {
    setLowBalance(limit: $limit) {
      limit
    }
  }
`);

export const AddGroupRobot = graphql(`
  mutation AddGroupRobot($input: GroupRobotInput!) {
    addGroupRobot(input: $input) {
      ...RobotRow
    }
  }
`);

export const RenameGroupRobot = graphql(`
  mutation RenameGroupRobot($id: EntityId!, $name: String!) {
    renameGroupRobot(id: $id, name: $name) {
      ...RobotRow
    }
  }
`);

export const DeleteGroupRobot = graphql(`
  mutation DeleteGroupRobot($id: EntityId!) {
    deleteGroupRobot(id: $id)
  }
`);

export const WakeGroupRobot = graphql(`
  mutation WakeGroupRobot($id: EntityId!) {
    wakeGroupRobot(id: $id) {
      ...RobotRow
    }
  }
`);

export const TestGroupRobot = graphql(`
  mutation TestGroupRobot($id: EntityId!) {
    testGroupRobot(id: $id) {
      ...RobotRow
    }
  }
`);
