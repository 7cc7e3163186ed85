/** How a platform's print component is spoken to. */
export type ProtocolName = 'command' | 'jd' | 'weixin';

export type SimulatedComponent = {
  name: string;
  /** Where the real one listens on the computer of a person who prints. */
  port: number;
  path: string;
  manner: ProtocolName;
  /** The command by which it tells what came of a task. */
  notify: string;
};

/** The print components of the platforms. */
export const COMPONENTS: readonly SimulatedComponent[] = [
  { name: 'cainiao', port: 13_528, path: '/', manner: 'command', notify: 'notifyPrintResult' },
  { name: 'pinduoduo', port: 5_000, path: '/', manner: 'command', notify: 'PrintResultNotify' },
  { name: 'douyin', port: 13_888, path: '/', manner: 'command', notify: 'notifyPrintResult' },
  { name: 'kuaishou', port: 16_888, path: '/ks/printer', manner: 'command', notify: 'notifyPrintResult' },
  { name: 'jd', port: 9_113, path: '/', manner: 'jd', notify: '' },
  { name: 'weixin', port: 12_705, path: '/', manner: 'weixin', notify: '' },
];

/** Where the real components listen, by name. */
export const REAL_PORTS: ReadonlyMap<string, number> = new Map(
  COMPONENTS.map(({ name, port }) => [name, port]),
);
