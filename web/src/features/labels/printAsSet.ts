import type { ApolloClient } from '@apollo/client';
import type { Platform } from '../../graphql/generated/graphql.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { printsItself } from './autoPrint.rules.ts';
import type { PrintComponent } from './components/componentTypes.ts';
import { labelComponent } from './components/openComponent.ts';
import { labelsOf, markPrinted, printLabel } from './printing.actors.ts';
import { outcomeText } from './printing.text.ts';
import { ListPrintSettings } from './printSettings.graphql.ts';

/** A parcel whose label is printed where a setting says so. */
interface PrintedParcel {
  parcelId: number;
  packageNo: string;
  platform: Platform;
  courierName: string;
}

const text = {
  failed: (packageNo: string, why: string) => `${packageNo} 的面单没有自动打印：${why || '没有说明原因'}`,
  away: '打印组件没有连接',
  lost: '没有得到结果',
};

/** Prints labels one by one where a setting prints by itself; whoever asks does not wait, and is told what failed. */
export function printerAsSet(client: ApolloClient) {
  const component = labelComponent();
  return {
    print(parcel: PrintedParcel): void {
      printOne(client, component, parcel).then(
        (failed) => failed !== null && toast.warning(text.failed(parcel.packageNo, failed)),
        () => toast.warning(text.failed(parcel.packageNo, text.lost)),
      );
    },
    close: () => component.close(),
  };
}

export type PrinterAsSet = ReturnType<typeof printerAsSet>;

/** Why a label was not printed; null where it was, or none was to be. */
async function printOne(
  client: ApolloClient,
  component: PrintComponent,
  { parcelId, platform, courierName }: PrintedParcel,
): Promise<string | null> {
  const read = { fetchPolicy: 'cache-first', warnOnRefusal: true } as const;
  const settings = await runQuery(client, ListPrintSettings, {}, read);
  if (isRefusal(settings) || !printsItself(settings.printSettings, { platform, courierName })) return null;
  const answer = (await component.connect()) ? await labelsOf(client, [parcelId]) : refusal('', text.away);
  if (isRefusal(answer)) return answer.msg;
  const [label] = answer.labels;
  if (!label) return answer.failed[0]?.msg ?? '';
  const outcome = await printLabel(component, label);
  if (outcome.kind !== 'printed') return outcome.kind === 'unsent' ? text.away : outcomeText(outcome);
  await markPrinted(client, [parcelId]);
  return null;
}
