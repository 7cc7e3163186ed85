import { confirmText } from '../../ui/overlays/confirm.text.ts';
import { MAX_NAME, type TemplatePart } from './templateForm.ts';
import { editorText } from './warehouseEditor.text.ts';

export const templatesText = {
  hint: '几个仓库共用的快递、运费和区域规则：改一次，跟随它的仓库一起改；商品也可以单独选用',
  list: '运费模板列表',
  add: '新建运费模板',
  name: '模板',
  couriers: '快递与首重运费',
  warehouses: '跟随的仓库',
  goods: '单独选用的商品',
  updatedAt: '最近修改',
  actions: '操作',
  edit: '编辑',
  noWarehouses: '没有仓库跟随',
  moreWarehouses: (count: number) => `等 ${count} 个仓库`,
  moreCouriers: (count: number) => `等 ${count} 家快递`,
  noCouriers: '没有启用的快递',
  none: '还没有运费模板',
  noneHint: '有几个仓库或几类商品运费相同时，建一个模板，以后只改一处',
  loading: '正在打开运费模板',
  loadFailed: '运费模板没有加载出来',
};

export const templateEditorText = {
  ...editorText,
  createTitle: '新建运费模板',
  changeTitle: '编辑运费模板',
  list: '返回运费模板',
  loading: '正在打开运费模板',
  loadFailed: '运费模板没有加载出来',
  missing: '运费模板不存在',
  form: '运费模板信息',
  save: '保存运费模板',
  saved: (followers: number) =>
    followers > 0 ? `运费模板已保存，${followers} 个仓库已一起更新` : '运费模板已保存',
  draftOld: '运费模板在那之后已被修改，接着改会先让您看到有哪些不同。',
  changedTitle: '运费模板已被修改',
  changedWords: '在您编辑期间，有人在别处修改了这个运费模板。以下几处与您填写的不同：',
  basics: '基本信息',
  name: '模板名称',
  nameHint: `最多${MAX_NAME}个字，不能与其他模板相同`,
};

export const partNames: Record<TemplatePart, string> = { name: '模板名称', couriers: '快递与运费' };

export const nameProblems: Record<string, string> = { required: '请输入模板名称' };

export type TemplateAction = 'follow' | 'copy' | 'remove';

interface ActionTexts {
  button: string;
  title: string;
  /** What will happen. */
  words: (name: string) => string;
  accept: string;
  done: string;
}

export const actionTexts: Record<TemplateAction, ActionTexts> = {
  follow: {
    button: '选择仓库',
    title: '跟随的仓库',
    words: (name) =>
      `勾选的仓库改用“${name}”的快递、运费和区域规则，以后随它一起改；取消勾选的保留现在的设置，可以自己改。`,
    accept: '确定',
    done: '跟随的仓库已更新',
  },
  copy: {
    button: '复制',
    title: '复制运费模板',
    words: (name) => `按“${name}”新建一个同样的模板，没有仓库和商品使用它。`,
    accept: '确认复制',
    done: '已复制运费模板',
  },
  remove: {
    button: '删除',
    title: '删除运费模板',
    words: (name) => `将删除“${name}”，不能恢复；已下的订单不受影响。`,
    accept: '确认删除',
    done: '运费模板已删除',
  },
};

export const templateActionText = {
  ...confirmText,
  held: (name: string) => `“${name}”正在使用，不能删除：`,
  followers: (names: readonly string[]) => `跟随它的仓库：${names.join('、')}。请先让它们不再跟随。`,
  goods: (count: number) => `有 ${count} 个商品单独选用了它，请先在商品编辑里改为按仓库计算。`,
  choose: '选择仓库',
  elsewhere: (name: string) => `现在跟随“${name}”`,
  noWarehouses: '还没有仓库，请先新建仓库',
};
