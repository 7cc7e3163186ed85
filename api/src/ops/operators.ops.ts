import { TOTP_PURPOSE } from '../modules/operators/operatorLogin.service.ts';
import { operatorSessionService } from '../modules/operators/operatorSessions.service.ts';
import { findByName, listRoles } from '../modules/operators/operators.repository.ts';
import { operatorService } from '../modules/operators/operators.service.ts';
import { codeAt } from '../modules/operators/totp.ts';
import { isDemoSecret } from '../shared/demoOperators.ts';
import { Refusal } from '../shared/refusal.ts';
import { auditorOf, type Command, type OpsContext, OpsError, requireOption } from './command.ts';

const NAME = /^[a-z0-9][a-z0-9.-]{1,29}$/;

export const operatorCommands: Command[] = [
  {
    name: 'operator create',
    usage: '添加控制台的操作员，显示首次登录的密码：--name 用户名 --display 姓名 --role 角色（如 管理员）',
    options: { name: { type: 'string' }, display: { type: 'string' }, role: { type: 'string' } },
    run: async (context, values) => {
      const name = requireOption(values, 'name');
      if (!NAME.test(name)) throw new OpsError('--name 只能是 2 到 30 位小写字母、数字、点和连字符');
      const displayName = requireOption(values, 'display');
      const wanted = requireOption(values, 'role');
      const roles = await listRoles(context.db);
      const role = roles.find((each) => each.name === wanted || each.code === wanted);
      if (!role) throw new OpsError(`--role 只能是 ${roles.map((each) => each.name).join('、')}`);
      const input = { name, displayName, roleIds: [role.id] };
      const { password } = await refused(operators(context).create(input, auditorOf(context.operator)));
      return `操作员 ${name} 已添加，首次登录的密码：${password}（登录时须更换，并绑定动态码）`;
    },
  },
  {
    name: 'operator list',
    usage: '列出控制台的操作员',
    run: async (context) =>
      (await operators(context).list()).map(({ roleIds: _ids, roles, ...operator }) => ({
        ...operator,
        roles: roles.join('、'),
      })),
  },
  {
    name: 'operator reset',
    usage: '重置操作员的密码和动态码，并结束其登录：--name 用户名',
    options: { name: { type: 'string' } },
    run: async (context, values) => {
      const operator = await named(context, requireOption(values, 'name'));
      const { password } = await operators(context).reset(operator.id, auditorOf(context.operator));
      return `操作员 ${operator.name} 已重置，首次登录的密码：${password}`;
    },
  },
  {
    name: 'operator code',
    usage: '显示演示操作员现在的动态码：--name 用户名',
    options: { name: { type: 'string' } },
    run: async (context, values) => {
      const { totpSecret } = await named(context, requireOption(values, 'name'));
      const secret = totpSecret && context.db.box.open(totpSecret, TOTP_PURPOSE);
      if (!secret || !isDemoSecret(secret)) throw new OpsError('只能显示演示操作员的动态码');
      return codeAt(secret, new Date());
    },
  },
];

function operators({ db }: OpsContext) {
  return operatorService({ db, operatorSessions: operatorSessionService(db) });
}

async function named({ db }: OpsContext, name: string) {
  const operator = await findByName(db, name);
  if (!operator) throw new OpsError(`没有操作员 ${name}`);
  return operator;
}

async function refused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw new OpsError(error.message);
    throw error;
  }
}
