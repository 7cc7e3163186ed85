import { graphql } from '../graphql/generated/gql.ts';

export const ListAccounts = graphql(`
  query ListAccounts($filter: AccountFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    accounts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        id
        kind
        status
        level
        levelName
        phone
        nickName
        companyName
        realName
        isClosing
        lastLoginAt
        createdAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const LoadAccount = graphql(`
  query LoadAccount($id: EntityId!) {
    account(id: $id) {
      id
      kind
      status
      level
      levelName
      phone
      nickName
      companyName
      contact
      realName
      realStatus
      isClosing
      frozenAt
      lastLoginAt
      createdAt
      superId
      superName
      wallet {
        available
        held
        frozen
        overdraft
        withdrawable
        deposit
        depositMin
        depositLack
        inTransit
        recharged
        spent
        earned
      }
      counts {
        orders
        unpaidOrders
        openOrders
        refunds
        waitingRefunds
        openCases
        invitees
        shops
        warehouses
        goods
      }
      lastOrders {
        id
        orderNo
        goodName
        status
        packageCount
        totalFee
        createdAt
      }
      lastRefunds {
        id
        refundNo
        status
        amount
        createdAt
      }
      lastInvitees {
        id
        nickName
        level
        status
        createdAt
      }
      sessions {
        id
        memberName
        network
        device
        createdAt
        seenAt
        isLive
        revokeReason
      }
      members {
        id
        name
        phone
        roleName
        isSignedIn
        createdAt
        lastLoginAt
      }
      tokens {
        id
        name
        hint
        scopeNames
        networks
        dayLimit
        spentToday
        status
        createdAt
        expiresAt
        lastUsedAt
        revokedAt
      }
      limits {
        name
        hits
        most
        isUsedUp
        endsAt
      }
      consents {
        kind
        version
        agreed
        answeredAt
      }
      notes {
        id
        operator
        text
        createdAt
      }
      league {
        earned
        invites
        packages
        recharge
        levels {
          level
          name
          discount
          maxProfit
        }
      }
    }
  }
`);

export const LoadFreezePreview = graphql(`
  query LoadFreezePreview($id: EntityId!) {
    freezePreview(id: $id) {
      sessions
      goodsOnSale
      goodsToReturn
      unpaidOrders
      unpaidFee
      heldParcels
      heldFee
      goingParcels
      unsettledFee
      cashOuts
      cashOutFee
      shops
      refundAt
    }
  }
`);

export const FreezeAccount = graphql(`
  mutation FreezeAccount($input: AccountReasonInput!) {
    freezeAccount(input: $input)
  }
`);

export const ThawAccount = graphql(`
  mutation ThawAccount($input: AccountReasonInput!) {
    thawAccount(input: $input)
  }
`);

export const ChangeLevel = graphql(`
  mutation ChangeLevel($input: ChangeLevelInput!) {
    changeLevel(input: $input)
  }
`);

export const SignOutAccount = graphql(`
  mutation SignOutAccount($input: AccountReasonInput!) {
    signOutAccount(input: $input)
  }
`);

export const RemoveAccountMember = graphql(`
  mutation RemoveAccountMember($input: RemoveAccountMemberInput!) {
    removeAccountMember(input: $input)
  }
`);

export const RevokeAccountToken = graphql(`
  mutation RevokeAccountToken($input: RevokeAccountTokenInput!) {
    revokeAccountToken(input: $input)
  }
`);

export const SendPasswordReset = graphql(`
  mutation SendPasswordReset($input: AccountReasonInput!) {
    sendPasswordReset(input: $input)
  }
`);

export const AddAccountNote = graphql(`
  mutation AddAccountNote($input: AccountNoteInput!) {
    addAccountNote(input: $input) {
      id
      text
    }
  }
`);
