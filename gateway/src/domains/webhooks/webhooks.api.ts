import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  WebhookEndpointDto,
  WebhookEndpointsDto,
  WebhookMessageDto,
  WebhookMessagePageDto,
  WebhookSecretPayloadDto,
} from './webhooks.dto.ts';

export class WebhooksApi extends ApiSource {
  list(selection?: Selection): Promise<WebhookEndpointsDto> {
    return this.read('get', '/webhooks/list', { selection });
  }

  create(endpoint: Body<'/webhooks/create', 'post'>): Promise<WebhookSecretPayloadDto> {
    return this.write('post', '/webhooks/create', { body: endpoint });
  }

  update(change: Body<'/webhooks/update', 'post'>): Promise<WebhookEndpointDto> {
    return this.write('post', '/webhooks/update', { body: change });
  }

  async remove(id: number): Promise<number> {
    await this.write('post', '/webhooks/remove', { body: { id } });
    return id;
  }

  rotateSecret(id: number): Promise<WebhookSecretPayloadDto> {
    return this.write('post', '/webhooks/rotateSecret', { body: { id } });
  }

  wake(id: number): Promise<WebhookEndpointDto> {
    return this.write('post', '/webhooks/wake', { body: { id } });
  }

  test(id: number): Promise<WebhookMessageDto> {
    return this.write('post', '/webhooks/test', { body: { id } });
  }

  messages(body: Body<'/webhooks/messages', 'post'>, selection?: Selection): Promise<WebhookMessagePageDto> {
    return this.read('post', '/webhooks/messages', { body, selection });
  }

  resend(id: number): Promise<WebhookMessageDto> {
    return this.write('post', '/webhooks/resend', { body: { id } });
  }
}
