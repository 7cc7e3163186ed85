import { describe, expect, it } from 'vitest';
import { kuaidi100Error, saysCancelled } from './kuaidi100Errors.ts';

describe('an error of Kuaidi100', () => {
  it.each([
    [-1, '服务器错误', 'transient'],
    ['500', '', 'transient'],
    [503, '', 'authExpired'],
    [30001, '参数错误', 'refused'],
    [30002, '验证签名失败', 'authExpired'],
    [30003, '账号信息不正确', 'authExpired'],
    [30004, '账号单量不足', 'balance'],
    [30005, '该收件地址超区，请更换快递', 'outOfRange'],
    [30005, '收件地址不在派送范围', 'outOfRange'],
    [30005, '当前地区暂时停发', 'outOfRange'],
    [30005, '无法识别该地址', 'addressInvalid'],
    [30005, '收件人手机号格式不正确', 'addressInvalid'],
    [30001, 'oaid已失效或不存在', 'addressInvalid'],
    [30005, '面单余额不足，请充值', 'balance'],
    [30005, '可用单号不足', 'balance'],
    [30005, '店铺授权已过期，请重新授权', 'authExpired'],
    [30005, '月结账号错误', 'authExpired'],
    [30005, '客户密码不正确', 'authExpired'],
    [30005, '该网点未开通电子面单', 'branchClosed'],
    [30005, '客户未开通面单', 'branchClosed'],
    [30005, '不支持的快递公司', 'courierUnknown'],
    [30005, 'kuaidicom不正确', 'courierUnknown'],
    [30005, '快递公司返回：该地址超区', 'outOfRange'],
    [30005, '快递公司订单号不正确', 'refused'],
    [30005, '请求过于频繁，请稍后再试', 'rateLimited'],
    [30005, '请勿重复下单', 'duplicate'],
    [30005, '快递公司接口超时', 'transient'],
    [30005, '系统繁忙，请稍后重试', 'transient'],
    [30005, '已揽收，不能取消', 'refused'],
    [30005, '', 'refused'],
  ])('with code %s and message %s is reported as %s', (code, message, kind) => {
    const error = kuaidi100Error({ success: false, code, message });
    expect([error.kind, error.code]).toEqual([kind, String(code)]);
  });

  it('does not repeat its message', () => {
    const error = kuaidi100Error({ code: '张晓明 13800138000', message: '张晓明的地址有误' });
    expect(error.message).toBe('kuaidi100 addressInvalid: UNKNOWN');
    expect(error.cause).toBe(undefined);
    expect(error.reasonCode).toBe('ADDRESS_INVALID');
  });

  it.each([
    ['该运单已取消', true],
    ['运单已被回收', true],
    ['已揽收，不能取消', false],
    ['', false],
  ])('of a cancellation with %s reports whether nothing is left to cancel: %s', (message, isCancelled) => {
    expect(saysCancelled({ message })).toBe(isCancelled);
  });
});
