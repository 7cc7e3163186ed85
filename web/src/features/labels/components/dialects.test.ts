import { describe, expect, it } from 'vitest';
import { byCommand, jdDialect, weixinDialect } from './dialects.ts';

const waybill = {
  id: '0123456789',
  content: { kind: 'waybill', templateUrl: 'http://t/1', printData: 'AES:x', signature: 'MD:y' } as const,
};
const pdf = { id: '7', content: { kind: 'pdf', url: 'http://site/7.pdf' } as const };

describe('the protocol of Cainiao', () => {
  const dialect = byCommand({ notify: 'notifyPrintResult' });

  it('the request messages match the protocol', () => {
    expect(dialect.askPrinters('1')).toEqual({ cmd: 'getPrinters', requestID: '1', version: '1.0' });
    expect(dialect.askPrint('2', { printer: '一号机', documents: [waybill, pdf] })).toEqual({
      cmd: 'print',
      requestID: '2',
      version: '1.0',
      task: {
        taskID: '2',
        preview: false,
        printer: '一号机',
        documents: [
          {
            documentID: '0123456789',
            contents: [{ templateURL: 'http://t/1', encryptedData: 'AES:x', signature: 'MD:y' }],
          },
          { documentID: '7', contents: [{ templateURL: 'http://site/7.pdf', data: {} }] },
        ],
      },
    });
  });

  it('a list of printers is parsed', () => {
    const printers = [{ name: 'GP-L80180 Series', status: 'enable', type: 'RAW' }, { name: '' }, 7];
    expect(
      dialect.read({ cmd: 'getPrinters', requestID: 0, status: 'success', defaultPrinter: 'Fax', printers }),
    ).toEqual({
      id: '0',
      kind: 'printers',
      printers: { names: ['GP-L80180 Series', '7'], byDefault: 'Fax' },
    });
    expect(dialect.read({ cmd: 'getPrinters', requestID: '1' })).toEqual({
      id: '1',
      kind: 'printers',
      printers: { names: [], byDefault: '' },
    });
  });

  it('an accepted task is reported and a rendered page is not', () => {
    expect(dialect.read({ cmd: 'print', requestID: '2', taskID: '2', status: 'success' })).toEqual({
      id: '2',
      kind: 'taken',
    });
    expect(dialect.read({ cmd: 'notifyPrintResult', taskID: '2', taskStatus: 'rendered' })).toBeNull();
    expect(dialect.read({ cmd: 'getAgentInfo', requestID: '2' })).toBeNull();
  });

  it('the result of a print task is parsed', () => {
    const printStatus = [
      { documentID: 'a', status: 'success', msg: '', detail: '' },
      { documentID: 'b', status: 'canceled', msg: '', detail: '已取消' },
      { documentID: 'c', status: 'failed', msg: '缺纸', detail: 'x' },
    ];
    expect(
      dialect.read({
        cmd: 'notifyPrintResult',
        requestID: '9',
        taskID: '2',
        taskStatus: 'partPrinted',
        printStatus,
      }),
    ).toEqual({
      id: '2',
      kind: 'done',
      outcomes: [
        ['a', { kind: 'printed' }],
        ['b', { kind: 'failed', msg: '已取消' }],
        ['c', { kind: 'failed', msg: '缺纸' }],
      ],
      rest: { kind: 'failed', msg: '' },
    });
  });

  it('the refusal of a whole task is parsed', () => {
    expect(dialect.read({ cmd: 'print', requestID: '2', status: 'failed', msg: '无效的打印机' })).toEqual({
      id: '2',
      kind: 'done',
      outcomes: [],
      rest: { kind: 'failed', msg: '无效的打印机' },
    });
  });
});

describe('protocols derived from Cainiao', () => {
  it('Pinduoduo reports the result under another name and without the request id', () => {
    const message = {
      cmd: 'PrintResultNotify',
      printer: 'x',
      taskID: '2',
      taskStatus: 'printed',
      printStatus: [],
    };
    expect(byCommand({ notify: 'PrintResultNotify' }).read(message)).toEqual({
      id: '2',
      kind: 'done',
      outcomes: [],
      rest: { kind: 'printed' },
    });
    expect(byCommand({ notify: 'notifyPrintResult' }).read(message)).toBeNull();
  });

  it('Kuaishou requires a marker in every document', () => {
    const dialect = byCommand({ notify: 'notifyPrintResult', document: { ksOrderFlag: true } });
    expect(dialect.askPrint('2', { printer: '', documents: [waybill] })).toMatchObject({
      task: { documents: [{ ksOrderFlag: true, documentID: '0123456789' }] },
    });
  });
});

describe('the protocol of JD', () => {
  it('the request messages match the protocol', () => {
    expect(jdDialect.askPrinters('1')).toEqual({ orderType: 'GET_Printers', key: '1' });
    expect(jdDialect.askPrint('2', { printer: '一号机', documents: [waybill] })).toEqual({
      orderType: 'PRINT',
      key: '2',
      version: '2',
      parameters: {
        printName: '一号机',
        contents: [{ documentID: '0123456789', tempUrl: 'http://t/1', printData: 'AES:x' }],
      },
    });
  });

  it('the responses are parsed', () => {
    expect(
      jdDialect.read({
        code: '6',
        success: 'true',
        key: '1',
        status: '500',
        detailinfo: { printers: ['一号机'] },
      }),
    ).toEqual({ id: '1', kind: 'printers', printers: { names: ['一号机'], byDefault: '' } });
    const detailinfo = { total: '1-2', errors: [{ seq: '2', msg: '缺纸' }] };
    expect(jdDialect.read({ code: '2', success: 'true', key: '2', detailinfo })).toEqual({
      id: '2',
      kind: 'done',
      outcomes: [[1, { kind: 'failed', msg: '缺纸' }]],
      rest: { kind: 'printed' },
    });
    expect(jdDialect.read({ code: '2', success: 'false', key: '2', message: '数据有误' })).toEqual({
      id: '2',
      kind: 'done',
      outcomes: [],
      rest: { kind: 'failed', msg: '数据有误' },
    });
    expect(jdDialect.read({ code: '8', success: 'true', key: '2' })).toBeNull();
  });
});

describe("the protocol of WeChat's shops", () => {
  it('the request messages match the protocol', () => {
    expect(weixinDialect.askPrinters('1')).toEqual({ command: 'getPrinterList', requestID: '1' });
    expect(weixinDialect.askPrint('2', { printer: 'KM_202_NEW', documents: [waybill, pdf] })).toEqual({
      command: 'print',
      version: '2.0',
      requestID: '2',
      printType: 1,
      printer: 'KM_202_NEW',
      taskList: [
        { taskID: '0123456789', printInfo: 'AES:x', printNum: { curNum: 1, sumNum: 2 } },
        { taskID: '7', printInfo: '', printNum: { curNum: 2, sumNum: 2 } },
      ],
    });
  });

  it('the responses are parsed', () => {
    const printerList = [{ name: '_KM_202_NEW_', displayName: 'KM-202(NEW)', status: 3 }];
    expect(weixinDialect.read({ command: 'getPrinterList', requestID: '1', printerList })).toEqual({
      id: '1',
      kind: 'printers',
      printers: { names: ['_KM_202_NEW_'], byDefault: '' },
    });
    const results = [
      { taskID: 'a', success: true },
      { taskID: 'b', success: false, failureReason: '缺纸' },
    ];
    expect(weixinDialect.read({ command: 'print', requestID: '2', results })).toEqual({
      id: '2',
      kind: 'done',
      outcomes: [
        ['a', { kind: 'printed' }],
        ['b', { kind: 'failed', msg: '缺纸' }],
      ],
      rest: { kind: 'failed', msg: '' },
    });
    expect(weixinDialect.read({ command: 'getAppInfo', requestID: '2' })).toBeNull();
  });
});
