export const statementText = {
  month: '月份',
  opening: '期初余额',
  closing: '期末余额',
  now: '当前余额',
  disagrees: '期初余额与各项变动之和不等于期末余额，请联系我们核实',
};
export const statementNames = { title: '项目', count: '笔数', in: '收入', out: '支出', balance: '余额' };
