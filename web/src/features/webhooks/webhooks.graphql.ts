import { graphql } from '../../graphql/generated/gql.ts';

export const ListWebhooks = graphql(`
  query ListWebhooks {
    webhooks {
      list {
        ...WebhookRow
      }
      events {
        event
        name
      }
    }
  }

  fragment WebhookRow on WebhookEndpoint {
    id
    url
    description
    events
    status
    waiting
    firstFailedAt
    restedAt
    formerSecretEndsAt
    createdAt
  }
`);

export const ListWebhookMessages = graphql(`
  query ListWebhookMessages($endpointId: EntityId!, $filter: WebhookMessageFilter, $page: Int!, $pageSize: Int!) {
    webhookMessages(endpointId: $endpointId, filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...WebhookMessageRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }

  fragment WebhookMessageRow on WebhookMessage {
    id
    messageNo
    event
    status
    attempts
    createdAt
    nextAt
    triedAt
    tookMs
    answerStatus
    answer
    failure
    body
  }
`);

export const CreateWebhook = graphql(`
  mutation CreateWebhook($input: WebhookInput!) {
    createWebhook(input: $input) {
      secret
      endpoint {
        id
      }
    }
  }
`);

export const UpdateWebhook = graphql(`
  mutation UpdateWebhook($id: EntityId!, $input: WebhookInput!, $enabled: Boolean!) {
    updateWebhook(id: $id, input: $input, enabled: $enabled) {
      ...WebhookRow
    }
  }
`);

export const DeleteWebhook = graphql(`
  mutation DeleteWebhook($id: EntityId!) {
    deleteWebhook(id: $id)
  }
`);

export const RotateWebhookSecret = graphql(`
  mutation RotateWebhookSecret($id: EntityId!) {
    rotateWebhookSecret(id: $id) {
      secret
      endpoint {
        id
      }
    }
  }
`);

export const WakeWebhook = graphql(`
  mutation WakeWebhook($id: EntityId!) {
    wakeWebhook(id: $id) {
      ...WebhookRow
    }
  }
`);

export const TestWebhook = graphql(`
  mutation TestWebhook($id: EntityId!) {
    testWebhook(id: $id) {
      id
    }
  }
`);

export const ResendWebhookMessage = graphql(`
  mutation ResendWebhookMessage($id: EntityId!) {
    resendWebhookMessage(id: $id) {
      ...WebhookMessageRow
    }
  }
`);
