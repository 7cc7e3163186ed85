import type { PrintedParcel } from './printing.repository.ts';

/** What a preview shows: nobody's parcel. */
export const sampleParcel: PrintedParcel = {
  id: 0,
  packageNo: 'P202611200001',
  platform: 0,
  orderNos: ['2602811234567890123'],
  status: 30,
  outputStatus: 3,
  goodId: 0,
  goodName: '示例商品 原味 500g',
  num: 2,
  remark: '请放在门口',
  warehouseId: 0,
  warehouseName: '示例仓库',
  courierId: 0,
  courierName: '示例快递',
  courierCode: '',
  waybillNo: 'YT1234567890123',
  routeCode: '330-A12 018',
  encrypted: false,
  receiver: {
    name: '张小橙',
    phone: '13800000000',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    address: '文三路1号2幢3单元401室',
  },
  sender: {
    name: '橙子小店',
    phone: '13900000000',
    province: '浙江省',
    city: '金华市',
    district: '义乌市',
    address: '国际商贸城1区',
  },
};
