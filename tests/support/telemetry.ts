import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

export type Alert = { name: string; expr: string; runbook: string };

/** The alerts of `deploy/observability/alerts.yaml`, in the form in which that file is written: a line each. */
export function alerts(): Alert[] {
  return read('deploy/observability/alerts.yaml')
    .split('- alert: ')
    .slice(1)
    .map((text) => ({
      name: text.split('\n')[0] ?? '',
      expr: /^ +expr: (.+)$/m.exec(text)?.[1] ?? '',
      runbook: /runbook_url: (.+)$/m.exec(text)?.[1] ?? '',
    }));
}

/** What the dashboard asks Prometheus for. */
export function dashboardQueries(): string[] {
  const { panels } = JSON.parse(read('deploy/observability/dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

/** The headings below "Alerts" in docs/OPERATING.md, each with whether a text follows. */
export function alertParagraphs(): string[] {
  const section = read('docs/OPERATING.md').split('\n## Alerts\n')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^### (\w+)\n\n\S/gm)].map(([, name]) => name ?? '');
}

const WORDS = new Set([
  ...['sum', 'min', 'max', 'count', 'rate', 'increase', 'topk', 'histogram_quantile', 'absent', 'time'],
  ...['by', 'or', 'and', 'ignoring', 'group_left', 'on'],
]);

/** The metrics that a query names. */
export function metricsIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|ignoring|on|group_left) *\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-zA-Z_]\w*/g)].map(([name]) => name).filter((name) => !WORDS.has(name));
}

export type Sample = { name: string; labels: Record<string, string>; value: number };

/** The samples of a text in the format of Prometheus. */
export function samplesOf(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}
