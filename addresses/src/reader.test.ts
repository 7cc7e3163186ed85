import { describe, expect, it } from 'vitest';
import { brokenLineIndex, pastedRecipients } from '../../tests/support/pastedRecipients.ts';
import { readAddress, readAddressLines, readPlace } from './reader.ts';
import { isWarning } from './verdict.ts';

function codesOf(text: string) {
  const { provinceCode, cityCode, districtCode, detail } = readAddress(`${text} 张三 13800000000`);
  return [provinceCode, cityCode, districtCode, detail];
}

function fieldsOf(text: string) {
  const { name, phone, districtCode, detail, rest } = readAddress(text);
  return [name, phone, districtCode, detail, rest];
}

function problemsOf(text: string) {
  return readAddress(text).problems.map(({ field, reasonCode, msg }) => `${field} ${reasonCode} ${msg}`);
}

describe('twenty recipients written in twenty ways', () => {
  const expected = [
    ['陈建国', '13800000101', '330106', '文三路123号2单元301室', ''],
    ['林晓燕', '13800000102', '320102', '珠江路88号', ''],
    ['王芳', '13800000103', '420103', '解放大道688号', ''],
    ['周海涛', '13800000104', '440305', '科技园南路8号', ''],
    ['吴桐', '13800000105', '310115', '张江路500号B座1203', ''],
    ['刘洋', '13800000106', '110108', '中关村大街27号', ''],
    ['辛鹏', '13800000107', '370202', '香港中路40号', ''],
    ['陈舒婷', '13800000108', '350203', '湖滨南路90号', ''],
    ['郑和平', '13800000109', '410105', '花园路39号', ''],
    ['王女士', '13800000110', '430104', '麓山南路2号东苑9栋1204室', ''],
    ['高健', '18400000111-1234', '340104', '潜山路190号', ''],
    ['莫文', '13800000112', '', '虎门镇太沙路22号', ''],
    ['吴小琴', '18400000113-5678', '429004', '沔街大道1号', ''],
    ['顾斌', '13800000114', '320583', '花桥镇绿地大道255号', ''],
    ['孟丽', '13800000115', '120104', '白堤路186号', ''],
    ['赵文', '13800000116', '130102', '中山东路11号', ''],
    ['潘安', '1380000017', '321002', '文昌中路1号', ''],
    ['万莉', '13800000118', '360102', '八一大道357号', ''],
    ['韦小宝', '0771-88888119', '450103', '民族大道131号', ''],
    ['黄女士', '13800000120', '330110', '文一西路969号3号楼', ''],
  ];

  it('are read, and the incomplete one reports what is missing', () => {
    const readings = readAddressLines(pastedRecipients.join('\n'));
    expect(readings.map((r) => [r.name, r.phone, r.districtCode, r.detail, r.rest])).toEqual(expected);
    expect(readings.map((reading) => reading.problems)).toEqual(
      readings.map((_, i) =>
        i === brokenLineIndex ? [{ field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '手机号不正确' }] : [],
      ),
    );
  });
});

describe('the region of an address', () => {
  it.each([
    ['广西桂林七星区漓江路1号', '45', '4503', '450305', '漓江路1号'],
    ['内蒙古呼和浩特赛罕区大学西街1号', '15', '1501', '150105', '大学西街1号'],
    ['内蒙包头昆都仑区钢铁大街7号', '15', '1502', '150203', '钢铁大街7号'],
    ['宁夏银川金凤区正源北街1号', '64', '6401', '640106', '正源北街1号'],
    ['北京海淀中关村大街27号', '11', '1101', '110108', '中关村大街27号'],
    ['北京市市辖区东城区东直门内大街8号', '11', '1101', '110101', '东直门内大街8号'],
    ['重庆市县云阳县云江大道1号', '50', '5001', '500235', '云江大道1号'],
    ['重庆石柱县万寿大道1号', '50', '5001', '500240', '万寿大道1号'],
    ['上海市浦东区张江路1号', '31', '3101', '310115', '张江路1号'],
    ['浙江省西湖区文三路1号', '33', '3301', '330106', '文三路1号'],
    ['余杭区文一西路969号', '33', '3301', '330110', '文一西路969号'],
    ['昆山市前进西路2号', '32', '3205', '320583', '前进西路2号'],
    ['湖北省仙桃市沔街大道1号', '42', '4290', '429004', '沔街大道1号'],
    ['湖北省直辖县级仙桃市沔街大道1号', '42', '4290', '429004', '沔街大道1号'],
    ['海南琼海嘉积镇银海路6号', '46', '4690', '469002', '嘉积镇银海路6号'],
    ['石河子市北三路15号', '65', '6590', '659001', '北三路15号'],
    ['东莞虎门镇太沙路22号', '44', '4419', '', '虎门镇太沙路22号'],
    ['广东省中山市小榄镇升平中路10号', '44', '4420', '', '小榄镇升平中路10号'],
    ['海南省儋州市那大镇中兴大街2号', '46', '4604', '', '那大镇中兴大街2号'],
    ['甘肃嘉峪关市新华中路9号', '62', '6202', '', '新华中路9号'],
    ['河北省雄安新区安新县建设大街1号', '13', '1306', '130632', '建设大街1号'],
    ['雄安新区市民服务中心A栋', '13', '1306', '', '雄安新区市民服务中心A栋'],
    ['新疆巴州库尔勒市人民东路5号', '65', '6528', '652801', '人民东路5号'],
    ['合肥市高新区望江西路666号', '34', '3401', '340176', '望江西路666号'],
    ['四川乐山市中区嘉定南路8号', '51', '5111', '511102', '嘉定南路8号'],
    ['山东青岛市南区香港中路10号', '37', '3702', '370202', '香港中路10号'],
    ['吉林省吉林市船营区解放中路2号', '22', '2202', '220204', '解放中路2号'],
    ['中国浙江省杭州市西湖区文三路1号', '33', '3301', '330106', '文三路1号'],
    ['文三路1号，西湖区，杭州市，浙江省', '33', '3301', '330106', '文三路1号'],
    ['浙江省杭州市西湖区 浙江省杭州市西湖区文三路1号', '33', '3301', '330106', '文三路1号'],
    ['浙江·杭州·西湖区·文三路1号', '33', '3301', '330106', '文三路1号'],
  ])('%s is recognised', (text, ...codes) => {
    expect(codesOf(text)).toEqual(codes);
  });

  it.each([
    ['上海市静安区北京西路1399号', '310106', '北京西路1399号'],
    ['上海市黄浦区南京东路299号', '310101', '南京东路299号'],
    ['江苏省南京市鼓楼区上海路148号', '320106', '上海路148号'],
    ['大连市沙河口区黄河路850号', '210204', '黄河路850号'],
    ['上海南京东路299号', '', '南京东路299号'],
    ['河南省郑州市金水区文化路97号河南农业大学', '410105', '文化路97号河南农业大学'],
  ])('%s does not consume the road', (text, districtCode, detail) => {
    expect(codesOf(text).slice(2)).toEqual([districtCode, detail]);
  });

  it.each([
    ['上海路9号', '', '', '', '上海路9号'],
    ['西湖区文三路1号', '', '', '', '西湖区文三路1号'],
    ['江苏省鼓楼区中央路19号', '32', '', '', '鼓楼区中央路19号'],
  ])('%s is not guessed', (text, ...codes) => {
    expect(codesOf(text)).toEqual(codes);
  });

  it.each([
    ['浙江省杭州市下城区体育场路538号', '33', '3301', '330105', '下城区体育场路538号'],
    ['上海市卢湾区淮海中路333号', '31', '3101', '310101', '卢湾区淮海中路333号'],
    ['江苏省吴江市松陵镇流虹路500号', '32', '3205', '320509', '吴江市松陵镇流虹路500号'],
    ['湖北省襄樊市襄城区胜利街1号', '42', '4206', '420602', '胜利街1号'],
    ['杭州市江干区九堡街道九环路1号', '33', '3301', '330102', '江干区九堡街道九环路1号'],
    ['杭州市江干区下沙街道学源街1号', '33', '3301', '330114', '江干区下沙街道学源街1号'],
    ['河北省石家庄市桥东区中山东路1号', '13', '1301', '', '桥东区中山东路1号'],
    ['四川省资阳市简阳市射洪坝街道建设路1号', '51', '5101', '510185', '射洪坝街道建设路1号'],
  ])('%s is what the district is called today, the old name kept', (text, ...codes) => {
    expect(codesOf(text)).toEqual(codes);
  });

  it('is decided by the street where several districts have the name and streets are known', () => {
    const streets = (street: string) => (street === '华侨路街道' ? ['320106'] : []);
    const text = '张三 13800000000 鼓楼区华侨路街道中央路19号';
    expect(readAddress(text).problems).toEqual([
      { field: 'region', reasonCode: 'ADDRESS_INVALID', msg: '鼓楼区不止一处，请选择省市区' },
    ]);
    expect(readAddress(text, { streets })).toMatchObject({ districtCode: '320106', problems: [] });
  });

  it('is not read where two regions are named, which both stay in the detail', () => {
    expect(codesOf('浙江省南京市玄武区珠江路8号')).toEqual(['', '', '', '浙江省南京市玄武区珠江路8号']);
  });

  it('leaves an ambiguous short district name in the detail with a warning', () => {
    expect(codesOf('杭州西湖文化广场1号')).toEqual(['33', '3301', '330106', '西湖文化广场1号']);
    expect(problemsOf('杭州西湖文化广场1号 张三 13800000000')).toEqual([
      'region ADDRESS_INVALID 区县按简称识别，请确认',
    ]);
  });
});

describe('a place without a recipient', () => {
  it('has a region and keeps the full text as its detail', () => {
    const text = '浙江省杭州市西湖区 王府井百货 3楼 张三 13800000000';
    expect(readPlace(text)).toEqual({
      provinceCode: '33',
      cityCode: '3301',
      districtCode: '330106',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detail: '王府井百货 3楼 张三 13800000000',
      problems: [],
    });
  });
});

describe('the name of an address', () => {
  it.each([
    ['白云 13800000000 广东省广州市天河区机场路18号', '白云'],
    ['安庆 13800000000 安徽省合肥市包河区芜湖路1号', '安庆'],
    ['河南 13800000000 湖北省襄阳市樊城区长虹路1号', '河南'],
    ['路遥 13800000000 陕西省延安市宝塔区中心街1号', '路遥'],
    ['张海南 13800000000 海南省海口市龙华区滨海大道8号', '张海南'],
    ['李宇轩 13800000000 海南省海口市龙华区滨海大道8号', '李宇轩'],
    ['买买提·艾合买提江 13800000000 四川省成都市锦江区红星路三段1号', '买买提·艾合买提江'],
    ['四川省成都市锦江区红星路三段1号,Tom Lee,13800000000', 'Tom Lee'],
    ['爱吃鱼的猫 13800000000 四川省成都市锦江区红星路三段1号', '爱吃鱼的猫'],
    ['深圳市橙果科技有限公司 13800000000 四川省成都市锦江区红星路三段1号', '深圳市橙果科技有限公司'],
    ['四川省成都市锦江区红星路三段1号 欧阳娜娜（收）13800000000', '欧阳娜娜'],
    ['四川省成都市锦江区红星路三段1号2栋301室范晓东13800000000', '范晓东'],
    ['13800000000张三四川省成都市锦江区红星路三段1号', '张三'],
    ['张 三 13800000000 四川省成都市锦江区红星路三段1号', '张 三'],
    ['收货人：张三丰（武当）13800000000 四川省成都市锦江区红星路三段1号', '张三丰（武当）'],
  ])('%s is %s', (text, name) => {
    expect(readAddress(text)).toMatchObject({ name, phone: '13800000000', rest: '', problems: [] });
  });

  it('is uncertain where two words look like names', () => {
    const text = '王五，李四 13800000000 浙江省杭州市西湖区文三路1号';
    expect(fieldsOf(text)).toEqual(['李四', '13800000000', '330106', '文三路1号', '王五']);
    expect(problemsOf(text)).toEqual([
      'name ADDRESS_INVALID 收件人不确定，请确认',
      'detail ADDRESS_INVALID 详细地址不确定，请确认',
    ]);
  });
});

describe('labels, remarks and numbers', () => {
  it.each([
    ['姓名王芳电话13800000002地址湖北省武汉市江汉区解放大道688号', ''],
    ['收件人 / 电话：王芳 / 13800000002；地址：湖北省武汉市江汉区解放大道688号', ''],
    ['{"name":"王芳","phone":"13800000002","address":"湖北省武汉市江汉区解放大道688号"}', ''],
    ['省：湖北省 市：武汉市 区：江汉区 地址：解放大道688号 姓名：王芳 手机：13800000002', ''],
    ['王芳 13800000002 湖北省武汉市江汉区解放大道688号 430022', '', '430022'],
    ['430022湖北省武汉市江汉区解放大道688号 王芳 13800000002', '', '430022'],
    ['王芳 13800000002 湖北省武汉市江汉区解放大道688号 邮编：430022', '', '430022'],
    ['12、王芳 13800000002 湖北省武汉市江汉区解放大道688号', '', '12'],
    ['王芳 13800000002 湖北省武汉市江汉区解放大道688号 请尽快发货', ''],
    ['订单251108000000123456 王芳 13800000002 湖北省武汉市江汉区解放大道688号', ''],
  ])('are recognised in %s', (text, rest, ignored = '') => {
    expect(fieldsOf(text)).toEqual(['王芳', '13800000002', '420103', '解放大道688号', rest]);
    expect(readAddress(text).ignored).toBe(ignored);
  });
});

it('keeps a second order number unread and asks', () => {
  const text =
    '订单号：4029183746501928374 订单号：4029183746501928375 张三 13800000000 浙江省杭州市西湖区文三路1号';
  expect(readAddress(text)).toMatchObject({
    thirdOrderNo: '4029183746501928374',
    rest: '4029183746501928375',
    problems: [{ field: 'thirdOrderNo', msg: '有多个订单号，请确认' }],
  });
});

describe('more than one person in a text', () => {
  it('are read without the sender', () => {
    const sender = '寄件人：李四 13900000000 江苏省南京市玄武区珠江路8号';
    const text = `${sender} 收件人：张三 13800000000 浙江省杭州市西湖区文三路1号`;
    expect(fieldsOf(text)).toEqual(['张三', '13800000000', '330106', '文三路1号', '']);
    expect(readAddress(text).ignored).toBe(sender);
  });

  it('are read one by one where a line has two recipients', () => {
    const text = '张三 13800000000 浙江省杭州市西湖区文三路1号 李四 13800000001 江苏省南京市玄武区珠江路8号';
    const read = readAddressLines(text).map(({ name, phone, detail }) => [name, phone, detail]);
    expect(read).toEqual([
      ['张三', '13800000000', '文三路1号'],
      ['李四', '13800000001', '珠江路8号'],
    ]);
  });

  it('are refused when one text is read as one recipient', () => {
    const text = '张三 13800000000 浙江省杭州市西湖区文三路1号 李四 13800000001 江苏省南京市玄武区珠江路8号';
    expect(problemsOf(text)).toEqual([
      'phone ADDRESS_INVALID 有多个号码，请确认',
      'region ADDRESS_INVALID 省市区互相矛盾，请修改',
      'detail ADDRESS_INVALID 详细地址不确定，请确认',
    ]);
  });
});

describe('problems of an address', () => {
  it.each([
    [
      '',
      ['name', 'phone', 'region', 'detail'],
      ['收件人不能为空', '手机号不能为空', '省份无法识别', '详细地址不能为空'],
    ],
    ['13800000000 浙江省杭州市西湖区文三路1号', ['name'], ['收件人不能为空']],
    ['张三 浙江省杭州市西湖区文三路1号', ['phone'], ['手机号不能为空']],
    ['张三 13800000000 文三路1号', ['region'], ['省份无法识别']],
    ['张三 13800000000 浙江省 文三路1号', ['region'], ['城市无法识别']],
    ['张三 13800000000 浙江省杭州市文三路1号', ['region'], ['区县无法识别，请确认']],
    ['张三 13800000000 浙江省杭州市西湖区', ['detail'], ['详细地址不能为空']],
    ['张三 13800000000 浙江省杭州市西湖区3栋', ['detail'], ['详细地址至少4个字']],
    ['张三 13800000000 浙江省南京市玄武区珠江路8号', ['region'], ['省市区互相矛盾，请修改']],
    [
      `收货人：${'张'.repeat(31)} 13800000000 浙江省杭州市西湖区文三路1号`,
      ['name'],
      ['收件人长度不能超过30个字'],
    ],
  ])('are reported for %s', (text, fields, messages) => {
    const { problems } = readAddress(text);
    expect(problems.map((problem) => problem.field)).toEqual(fields);
    expect(problems.map((problem) => problem.msg)).toEqual(messages);
    expect(problems.every((problem) => problem.reasonCode === 'ADDRESS_INVALID')).toBe(true);
  });

  it.each([
    ['香港九龙旺角弥敦道688号', '81', '香港', '九龙旺角弥敦道688号'],
    ['香港特别行政区油尖旺区弥敦道100号', '81', '香港', '油尖旺区弥敦道100号'],
    ['澳门氹仔官也街8号', '82', '澳门', '氹仔官也街8号'],
    ['台湾省台北市信义区信义路五段7号', '71', '台湾', '台北市信义区信义路五段7号'],
    ['台北市大安区和平东路一段5号', '71', '台湾', '台北市大安区和平东路一段5号'],
  ])('include a banned region: %s', (text, provinceCode, place, detail) => {
    const reading = readAddress(`何生 13800000000 ${text}`);
    expect(reading).toMatchObject({ name: '何生', provinceCode, cityCode: '', districtCode: '', detail });
    expect(reading.problems).toEqual([
      { field: 'region', reasonCode: 'AREA_BANNED', msg: `暂不支持配送到${place}，请更换收货地址` },
    ]);
  });

  it('are warnings only where the user should check again', () => {
    const warned = readAddress('张三 13800000000 浙江省杭州市文三路1号').problems;
    const refused = readAddress('张三 浙江省杭州市西湖区').problems;
    expect([...warned, ...refused].map(isWarning)).toEqual([true, false, false]);
  });

  it('come with a low confidence', () => {
    const { confidence } = readAddress('张三 13800000000 浙江省杭州市文三路1号');
    expect(confidence).toMatchObject({ name: 0.97, phone: 1, region: 0.6, detail: 0.95 });
    expect(new Set(Object.values(readAddress('').confidence))).toEqual(new Set([0]));
  });
});

describe('forbidden characters of an address', () => {
  it('are removed from the result and reported', () => {
    const { name, phone, detail, rest, text } = readAddress(
      '张三丰\u202e \u202a13800138001\u202c 浙江省杭州市西湖区文三路123号\u0000\ud83d',
    );
    expect({ name, phone, detail, rest, text }).toEqual({
      name: '张三丰',
      phone: '13800138001',
      detail: '文三路123号',
      rest: 'U+202E U+202A U+202C U+0000 U+D83D',
      text: '张三丰   13800138001  浙江省杭州市西湖区文三路123号 ',
    });
  });

  it('are removed from a place and reported', () => {
    const { detail, problems } = readPlace('浙江省杭州市西湖区文三路\u2066123号');
    expect(detail).toBe('文三路 123号');
    expect(problems.map(({ field, msg }) => [field, msg])).toEqual([
      ['detail', '去掉了不能使用的字符U+2066，请确认'],
    ]);
  });
});
