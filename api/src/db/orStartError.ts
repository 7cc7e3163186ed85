import { StartError } from '@chengcang/process';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: '连接被拒绝，数据库可能没有启动',
  ENOTFOUND: '找不到这台主机',
  EAI_AGAIN: '找不到这台主机',
  ETIMEDOUT: '连接超时',
  EHOSTUNREACH: '主机不可达',
  ECONNRESET: '连接被对方断开',
  '28P01': '用户名或密码不正确',
  28000: '数据库不允许这个用户从本机登录',
  '3D000': '数据库不存在，请先创建',
  53300: '数据库连接数已满',
  '57P03': '数据库正在启动或关闭',
};

/** Where a database is and who asks, without the password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname, username } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}（用户 ${username || '未指定'}）`;
}

/**
 * Waits for a connection that a start needs. The driver's message may repeat the URL: only its code is told.
 * @throws StartError where the database cannot be reached, or refuses
 */
export async function orStartError(url: string, connecting: Promise<unknown>): Promise<void> {
  try {
    await connecting;
  } catch (error) {
    const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
    const told = code ?? errors?.[0]?.code;
    const reason = told ? (REASONS[told] ?? `错误代码 ${told}`) : '连接超时或没有应答';
    throw new StartError(`无法连接数据库 ${placeOf(url)}：${reason}`, { cause: error });
  }
}
