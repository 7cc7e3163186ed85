import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  ComponentAway,
  type ComponentName,
  type PrintDocument,
} from '../../web/src/features/labels/components/componentTypes.ts';
import { WAITS as REAL_WAITS } from '../../web/src/features/labels/components/line.ts';
import {
  bridgeTo,
  changeTo,
  FIRST_PRINTER,
  SECOND_PRINTER,
  startComponents,
  startSite,
} from './printComponents.ts';

const ALL: ComponentName[] = ['cainiao', 'pinduoduo', 'douyin', 'kuaishou', 'jd', 'weixin'];
const sealed = (id: string, printData = 'AES:1'): PrintDocument => ({
  id,
  content: { kind: 'waybill', templateUrl: 'https://templates.example/1', printData, signature: 'MD:1' },
});
const label = (id: string, url: string): PrintDocument => ({ id, content: { kind: 'pdf', url } });

describe.each(ALL)('the print component %s', (name) => {
  it('lists its printers', async () => {
    const components = await startComponents();
    const { names, byDefault } = await components.bridge(name).printers();
    expect(names).toEqual([FIRST_PRINTER, SECOND_PRINTER]);
    expect(['', FIRST_PRINTER]).toContain(byDefault);
    await components.act('failCalls', { kind: 'noPrinter' });
    expect(await components.bridge(name).printers()).toEqual({ names: [], byDefault: '' });
  });

  it('prints encrypted data of its platform and reports each document', async () => {
    const components = await startComponents();
    const documents = [sealed('P1'), sealed('P2', ''), sealed('P3')];
    const printed = await components.bridge(name).print({ printer: SECOND_PRINTER, documents });
    expect([...printed.keys()]).toEqual(['P1', 'P2', 'P3']);
    expect(printed.get('P1')).toEqual({ kind: 'printed' });
    expect(printed.get('P2')?.kind).toBe('failed');
    const { pages } = await components.told('/pages');
    expect(
      pages.map((page: { documentId: string; printer: string }) => [page.documentId, page.printer]),
    ).toEqual([
      ['P3', SECOND_PRINTER],
      ['P2', SECOND_PRINTER],
      ['P1', SECOND_PRINTER],
    ]);
  });

  it('reports why nothing was printed', async () => {
    const components = await startComponents();
    const bridge = components.bridge(name);
    await components.act('failCalls', { kind: 'outOfPaper', component: name });
    const documents = [sealed('P1')];
    expect(await bridge.print({ printer: '', documents })).toEqual(
      new Map([['P1', { kind: 'failed', msg: '打印机缺纸' }]]),
    );
    expect(await bridge.print({ printer: 'gone', documents })).toEqual(
      new Map([['P1', { kind: 'failed', msg: '无效的打印机' }]]),
    );
    expect(await bridge.print({ printer: '', documents })).toEqual(new Map([['P1', { kind: 'printed' }]]));
  });

  it('leaves the result open when it disconnects or is silent', async () => {
    const components = await startComponents();
    await components.act('failCalls', { kind: 'drop' });
    const documents = [sealed('P1'), sealed('P2')];
    expect(await components.bridge(name).print({ printer: '', documents })).toEqual(
      new Map([
        ['P1', { kind: 'unknown', why: 'lost' }],
        ['P2', { kind: 'unknown', why: 'lost' }],
      ]),
    );
    await components.act('failCalls', { kind: 'silent' });
    const impatient = components.bridge(name, { print: 1 });
    expect(await impatient.print({ printer: '', documents: [sealed('P3')] })).toEqual(
      new Map([['P3', { kind: 'unknown', why: 'late' }]]),
    );
  });
});

describe('labels of our own', () => {
  it('are downloaded and printed by the component that accepts files', async () => {
    const [components, site] = await Promise.all([startComponents(), startSite()]);
    const documents = [label('7', `${site}/label.pdf`)];
    expect(await components.bridge('cainiao').print({ printer: '', documents })).toEqual(
      new Map([['7', { kind: 'printed' }]]),
    );
    const { pages } = await components.told('/pages');
    expect(pages).toEqual([
      {
        component: 'cainiao',
        printer: FIRST_PRINTER,
        documentId: '7',
        printed: true,
        reason: '',
        pdf: { bytes: expect.any(Number), pages: 1, width: 76, height: 130 },
        at: expect.any(String),
      },
    ]);
  });

  it.each(['page.html', 'missing.pdf'])('fail for %s', async (path) => {
    const [components, site] = await Promise.all([startComponents(), startSite()]);
    const documents = [label('7', `${site}/${path}`), label('8', 'https://elsewhere.example/label.pdf')];
    expect(await components.bridge('cainiao').print({ printer: '', documents })).toEqual(
      new Map([
        ['7', { kind: 'failed', msg: '文件无法打开' }],
        ['8', { kind: 'failed', msg: '文件无法打开' }],
      ]),
    );
  });

  it.each(ALL.slice(1))('are not sent to %s, which prints only its platform’s waybills', async (name) => {
    const [components, site] = await Promise.all([startComponents(), startSite()]);
    const documents = [label('7', `${site}/label.pdf`), sealed('P1')];
    expect(await components.bridge(name).print({ printer: '', documents })).toEqual(
      new Map([
        ['7', { kind: 'ownOnly' }],
        ['P1', { kind: 'printed' }],
      ]),
    );
    expect((await components.told()).pages).toBe(1);
  });
});

describe('the connection to a print component', () => {
  it('is closed where nothing listens', async () => {
    const components = await startComponents();
    await components.stop();
    const bridge = components.bridge('cainiao');
    expect(await bridge.connect()).toBe(false);
    await expect(bridge.printers()).rejects.toThrow(ComponentAway);
    await expect(bridge.print({ printer: '', documents: [sealed('P1')] })).rejects.toThrow(ComponentAway);
  });

  it('is closed where the listener never answers', async () => {
    const mute = createServer(() => {});
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
    onTestFinished(() => void mute.close());
    const address = mute.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await bridgeTo('cainiao', `ws://127.0.0.1:${port}`, { connect: 1 }).connect()).toBe(false);
  });

  it('ignores late answers and receives the next ones', async () => {
    const components = await startComponents();
    const bridge = components.bridge('jd', { answer: 1 });
    await components.act('delayAnswers', { ms: 100 });
    await expect(bridge.printers()).rejects.toThrow(ComponentAway);
    await components.act('clearFaults');
    expect(await bridge.print({ printer: '', documents: [sealed('P1')] })).toEqual(
      new Map([['P1', { kind: 'printed' }]]),
    );
  });

  it('distinguishes many requests in progress', async () => {
    const components = await startComponents();
    const bridge = components.bridge('pinduoduo');
    const numbers = Array.from({ length: 20 }, (_, at) => `P${at}`);
    const all = await Promise.all([
      bridge.printers(),
      ...numbers.map((id) => bridge.print({ printer: '', documents: [sealed(id)] })),
    ]);
    expect(all.slice(1)).toEqual(numbers.map((id) => new Map([[id, { kind: 'printed' }]])));
  });

  it('sends no more documents at once than the component accepts', async () => {
    const components = await startComponents();
    await components.act('failCalls', { kind: 'outOfPaper', component: 'kuaishou' });
    const documents = Array.from({ length: 25 }, (_, at) => sealed(`P${at}`));
    const printed = await components.bridge('kuaishou').print({ printer: '', documents });
    const kinds = [...printed.values()].map(({ kind }) => kind);
    expect([printed.size, kinds.indexOf('printed'), kinds.lastIndexOf('failed')]).toEqual([25, 10, 9]);
  });

  it('reconnects after a loss and prints nothing twice', async () => {
    const components = await startComponents();
    const bridge = components.bridge('cainiao');
    await bridge.connect();
    await components.act('failCalls', { kind: 'drop' });
    const back = changeTo(bridge, true);
    await bridge.print({ printer: '', documents: [sealed('P1')] });
    await back;
    expect((await components.told()).pages).toBe(0);
    await bridge.print({ printer: '', documents: [sealed('P2')] });
    expect((await components.told()).pages).toBe(1);
  });

  it('reconnects when the component is restarted', async () => {
    const components = await startComponents();
    const bridge = components.bridge('cainiao');
    await bridge.connect();
    const away = changeTo(bridge, false);
    await components.stop();
    await away;
    const back = changeTo(bridge, true);
    await startComponents({ port: components.port });
    await back;
    expect((await bridge.printers()).names).toEqual([FIRST_PRINTER, SECOND_PRINTER]);
  });

  it('stays closed after closing until it is needed again', async () => {
    const components = await startComponents();
    const bridge = components.bridge('weixin');
    await components.act('failCalls', { kind: 'silent' });
    await bridge.connect();
    const printing = bridge.print({ printer: '', documents: [sealed('P1')] });
    // Answered in order: then the task has arrived.
    await bridge.printers();
    bridge.close();
    expect(await printing).toEqual(new Map([['P1', { kind: 'unknown', why: 'lost' }]]));
    expect(await bridge.connect()).toBe(true);
  });

  it('is retried at growing intervals and then no more', () => {
    expect([0, 1, 2, 5, 11, 12].map(REAL_WAITS.again)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000, null]);
  });
});
