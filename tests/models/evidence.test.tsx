// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EvidenceField } from '../../web/src/features/pictures/evidence/EvidenceField.tsx';
import { evidenceText as text } from '../../web/src/features/pictures/evidence/evidence.text.ts';
import { fitting, measureEvidence } from '../../web/src/features/pictures/evidence/evidenceFiles.ts';
import { PrivatePicture } from '../../web/src/features/pictures/evidence/PrivatePicture.tsx';
import { PrivateVideo } from '../../web/src/features/pictures/evidence/PrivateVideo.tsx';
import { picturesText } from '../../web/src/features/pictures/pictures.text.ts';
import type { EvidenceFile } from '../../web/src/lib/privateFiles.ts';
import { setUploadSession } from '../../web/src/lib/uploadSession.ts';
import { press } from '../support/viewTest.tsx';

const LABEL = '凭证';
const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });
const video = (name: string, type = 'video/mp4') => new File([name], name, { type });

/** What the browser has sent, and is to be answered by the test. */
class Upload {
  static all: Upload[] = [];
  static get last(): Upload {
    const last = Upload.all.at(-1);
    if (!last) throw new Error('nothing was sent');
    return last;
  }
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  asked = '';
  name = '';
  aborted = false;
  responseText = '';
  open(method: string, path: string) {
    this.asked = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    this.name = (body.get('file') as File).name;
    Upload.all.push(this);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  answer(body: object) {
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const kept = (id: number, kind: EvidenceFile['kind']) => ({ code: 0, data: { id, kind }, msg: '上传成功' });
const read = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  Upload.all = [];
  read.mockReset();
  read.mockImplementation(async () => new Response('bytes', { headers: { 'content-type': 'image/webp' } }));
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', read);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close: () => {} }));
  setUploadSession({ token: () => 't-1', renew: () => {}, onRefusal: () => {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Held({
  from = [] as EvidenceFile[],
  onBusy,
}: {
  from?: EvidenceFile[];
  onBusy?: (busy: boolean) => void;
}) {
  const [value, setValue] = useState<readonly EvidenceFile[]>(from);
  return (
    <>
      <EvidenceField value={value} onChange={setValue} label={LABEL} onBusy={onBusy} />
      <output>{value.map(({ id, kind }) => `${kind} ${id}`).join(', ')}</output>
    </>
  );
}
const field = () => screen.getByRole('region', { name: LABEL });
const held = () => document.querySelector('output')?.textContent;
const picker = () => screen.getByLabelText(`${text.add}：${LABEL}`);
const choose = (...files: File[]) => act(async () => void fireEvent.change(picker(), { target: { files } }));
const sent = (count: number) => waitFor(() => expect(Upload.all).toHaveLength(count));
const filesOf = (count: number): EvidenceFile[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, kind: 'picture', name: `${at + 1}.jpg` }));

describe('the field of evidence', () => {
  it('uploads what is chosen, one after the other, uncut and with the token', async () => {
    const busy = vi.fn();
    render(<Held onBusy={busy} />);
    await choose(picture('破损.jpg'), video('开箱.mp4'));
    await sent(1);
    expect([Upload.last.asked, Upload.last.headers['x-token'], Upload.last.name]).toEqual([
      'POST /api/v1/privateFile/upload',
      't-1',
      '破损.jpg',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    Upload.last.upload.onprogress?.({ loaded: 1, total: 4 });
    await waitFor(() => expect(within(field()).getByText(picturesText.sending(25))).toBeDefined());
    Upload.last.answer(kept(7, 'picture'));
    await sent(2);
    expect(Upload.last.name).toBe('开箱.mp4');
    Upload.last.answer(kept(8, 'video'));
    await waitFor(() => expect(held()).toBe('picture 7, video 8'));
    expect(within(field()).getByText(text.count(1, 1))).toBeDefined();
    await waitFor(() => expect(busy.mock.calls.map(([is]) => is)).toEqual([false, true, false]));
    const shown = await screen.findByAltText<HTMLImageElement>('破损.jpg');
    expect([shown.src.startsWith('blob:'), read.mock.calls[0]?.[0]]).toEqual([
      true,
      '/api/v1/privateFile/7?small=1',
    ]);
  });

  it.each([
    ['pasted', () => fireEvent.paste(field(), { clipboardData: { files: [picture('截图.jpg')] } })],
    [
      'dropped',
      () => fireEvent.drop(field(), { dataTransfer: { files: [picture('截图.jpg')], types: ['Files'] } }),
    ],
  ])('uploads what is %s', async (_how, give) => {
    render(<Held />);
    give();
    await sent(1);
    Upload.last.answer(kept(7, 'picture'));
    await waitFor(() => expect(held()).toBe('picture 7'));
  });

  it('says at the file why it was refused, and offers another try only where that may help', async () => {
    render(<Held />);
    await choose(picture('一.jpg'), video('长.mp4'));
    await sent(1);
    Upload.last.onerror?.();
    await sent(2);
    Upload.last.answer({ code: 7, data: { errorKey: 'FILE_LONG' }, msg: '视频不能超过60秒' });
    const alerts = await waitFor(() => {
      const found = within(field()).getAllByRole('alert');
      expect(found).toHaveLength(2);
      return found;
    });
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      `一.jpg没有上传成功，请重试${picturesText.retry}`,
      '长.mp4视频不能超过60秒',
    ]);
    press(within(field()).getByText(picturesText.retry));
    await sent(3);
    expect(Upload.last.name).toBe('一.jpg');
    Upload.last.answer(kept(7, 'picture'));
    await waitFor(() => expect(held()).toBe('picture 7'));
    press(within(field()).getByLabelText(picturesText.dismiss('长.mp4')));
    expect(within(field()).queryAllByRole('alert')).toEqual([]);
  });

  it('breaks off what is removed while it is sent, and removes what has arrived', async () => {
    render(<Held from={filesOf(2)} />);
    await choose(video('开箱.mp4'));
    await sent(1);
    press(within(field()).getByLabelText(picturesText.cancel('开箱.mp4')));
    expect(Upload.last.aborted).toBe(true);
    press(within(field()).getByLabelText(text.remove('1.jpg')));
    expect(held()).toBe('picture 2');
    expect(screen.getByText(text.removed('1.jpg'))).toBeDefined();
  });

  it('takes nine pictures and a video, and says how many had no room', async () => {
    render(<Held from={filesOf(8)} />);
    await choose(video('一.mp4'), picture('九.jpg'), picture('十.jpg'), video('二.mp4'));
    await sent(1);
    expect(within(field()).getByText(text.leftOut(2))).toBeDefined();
    expect(screen.queryByLabelText(`${text.add}：${LABEL}`)).toBeNull();
    Upload.last.answer(kept(9, 'picture'));
    await sent(2);
    expect(Upload.last.name).toBe('一.mp4');
  });
});

describe('files of evidence', () => {
  it('are let in by kind, those with room first', () => {
    const [a, b, one, two] = [picture('a'), picture('b'), video('1'), video('2')];
    const note = new File(['x'], 'note.txt', { type: 'text/plain' });
    expect(fitting([one, a, note, two, b], { pictures: 8, videos: 0 })).toEqual({
      files: [a, one, b, two],
      room: 2,
    });
    expect(fitting([one], { pictures: 0, videos: 1 })).toEqual({ files: [one], room: 0 });
  });

  it.each<[string, File, unknown]>([
    [
      'a film of another kind',
      video('a.avi', 'video/x-msvideo'),
      ['FILE_KIND', '只支持 mp4、mov、webm 格式的视频'],
    ],
    ['an empty film', new File([], 'a.mp4', { type: 'video/mp4' }), ['FILE_EMPTY', '']],
  ])('are refused before they are sent: %s', async (_what, file, said) => {
    expect(await measureEvidence({ file, replaces: null })).toMatchObject({
      kind: 'refused',
      errorKey: (said as string[])[0],
      msg: (said as string[])[1],
    });
  });

  it('larger than 50 MB are refused before they are sent', async () => {
    const file = video('a.mp4');
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 + 1 });
    expect(await measureEvidence({ file, replaces: null })).toMatchObject({ msg: '视频不能超过 50MB' });
  });
});

describe('what only parties see', () => {
  it('gives its address back when it leaves the page', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { unmount } = render(<PrivatePicture id={7} alt="破损处" />);
    expect(screen.getByRole('status').textContent).toBe(text.loading);
    const { src } = await screen.findByAltText<HTMLImageElement>('破损处');
    expect(read.mock.calls[0]).toMatchObject(['/api/v1/privateFile/7', { headers: { 'x-token': 't-1' } }]);
    unmount();
    expect(revoke).toHaveBeenCalledExactlyOnceWith(src);
    revoke.mockRestore();
  });

  it('says that it is not there for whoever may not see it', async () => {
    const refused = { code: 7, data: { errorKey: 'NO_FILE' }, msg: '文件不存在，或您无权查看' };
    read.mockImplementation(async () => Response.json(refused, { status: 404 }));
    render(<PrivatePicture id={7} alt="破损处" />);
    expect(await screen.findByText(text.missing)).toBeDefined();
    expect(screen.queryByAltText('破损处')).toBeNull();
  });

  it('is a video that is read once it is pressed, and plays', async () => {
    render(<PrivateVideo id={8} label="开箱视频" />);
    expect(read).not.toHaveBeenCalled();
    press(screen.getByRole('button', { name: text.play('开箱视频') }));
    const shown = await screen.findByLabelText<HTMLVideoElement>('开箱视频');
    expect([shown.tagName, shown.src.startsWith('blob:'), shown.controls]).toEqual(['VIDEO', true, true]);
    expect(read.mock.calls[0]?.[0]).toBe('/api/v1/privateFile/8');
  });

  it('offers another try where no answer came', async () => {
    read.mockRejectedValueOnce(new TypeError('offline'));
    render(<PrivatePicture id={7} alt="破损处" />);
    press(await screen.findByText(text.retry));
    expect(await screen.findByAltText('破损处')).toBeDefined();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
