import { listAllPartitions } from '../db/partitions/listAllPartitions.ts';
import type { Command } from './command.ts';

export const partitionCommands: Command[] = [
  {
    name: 'partitions list',
    usage: '列出分区表的全部分区：范围、行数（估计）和大小；_default 应为空',
    run: ({ db }) => listAllPartitions(db),
  },
];
