import { claim, type Layout, Owner, type Span } from './layout.ts';

/** The words that people and shop platforms put around an address, and that say nothing of it. */
const empty = new RegExp(
  [
    '(?:等待|已经?|未|待)(?:买家|卖家|商家)?(?:发货|出库|揽收|支付|签收|收货|处理|审核|完成|成团)|已付款|交易成功|请勿线下(?:交易)?|转发消息',
    '收货人信息|查看(?:物流|详情|更多)|联系(?:买家|卖家)|修改地址|一键复制|打印面单|回t退订|设为默认|默认地址|复制(?:地址|信息|全部)?|去发货|展开|收起',
    '订单(?:详情|管理|导出|列表|信息)|采购单|商家后台|您有新订单|温馨提示|接龙',
    '(?:淘宝|天猫|拼多多|抖音|抖店|京东(?:pop)?|快手|小红书|有赞|微店|闲鱼|1688|阿里巴巴|唯品会|得物|转转|视频号|微信)(?:网|\\.com|小?商店|小店|店铺|商城|微商城|电商|商家版?)?',
    // Pictures and stickers of a chat that was copied as text.
    '\\[(?:图片|照片|视频|语音|文件|链接|位置|表情|动画表情|小程序|聊天记录|名片|引用|微笑|撇嘴|色|得意|流泪|害羞|大哭|尴尬|调皮|呲牙|惊讶|难过|囧|抓狂|偷笑|愉快|憨笑|疑问|嘘|晕|再见|擦汗|鼓掌|坏笑|委屈|快哭了|亲亲|可怜|笑脸|破涕为笑|脸红|失望|嘿哈|捂脸|奸笑|机智|耶|吃瓜|加油|汗|旺柴|好的|哇|嘴唇|爱心|心碎|拥抱|强|握手|胜利|抱拳|勾引|拳头|ok|合十|咖啡|蛋糕|玫瑰|太阳|月亮|庆祝|礼物|红包|發|福|烟花|爆竹|转圈)\\]',
    '电话号码|手机号码?|联系电话|联系方式|联系人|电话|手机|号码|姓名|名字|单号|收货[人方]|收件[人方]|客户资料|送货至|地区|province',
    '老板娘?|掌柜的?|店家|卖家|买家|商家|店主|客服|小二|亲爱的|亲亲|宝子|美女|帅哥|大佬|师傅|各位|大家|小姐姐|小哥哥|姑娘|兄弟|哥们儿?|闺女|家人|老师|@(?:所有人|全体成员)',
    '[你您]好|大家好|哈喽|hello|(?:早上|上午|中午|下午|晚上)好|早安|晚安|在吗|在不在|在不|在么|打扰|不好意思',
    '谢谢|谢了|谢啦|蟹蟹|多谢|感谢|感恩|拜谢|辛苦|麻烦|拜托|劳驾|有劳|唔该|唔好意思|受累|thanks|thank you|thx',
    '好的|好滴|好嘞|收到|明白|可以的|没问题|okk?|帮忙|这边|这个|这里|这单|这家|这位|那个|下面|下边|上面|以上|以下|如下|下列',
    '发货|安排|处理|登记|就行|就好|就可以|即可|一下|还有|另外|然后|收货|收件|地址|信息|资料|名单|订单|新单|今天|按照',
    '拍了|拍下|下单|付了|付款了|转你|转账|一共|总共|不急|不着急|就这些|下单成功|请?注意|完毕|没了|转发|改好了',
    '新地址|今日|今单|新增|补(?=[一1单])|漏(?:了|发)?(?=[一1单])|[一1]单|一?件代发|代发|照旧|老样子|一样|为准|正确|朋友|同事|送人|收货人|新(?=单|订单|地址)|完(?=$)',
    '[嗨亲姐哥叔姨妹早嗯哦噢喔哈嘿呵哎诶喂行对帮请我你您们这那寄发送给到往下也都就再先还录是在有按用以转又的了啊呀哟呢吧嘛啦咯喽哒么吗要买来订拍钱共完]|hi|to',
  ].join('|'),
  'giu',
);
/** A star hides something. */
const signs = /[^\p{L}\p{N}*]/gu;

/** True of a text that is made of courtesies, filler words, buttons of platforms and signs alone. */
export function saysNothing(text: string): boolean {
  return text.replace(empty, '').replace(signs, '') === '';
}

/** Claims what no field takes: it is nobody's where it says nothing, and else it is to be looked at. */
export function claimUnread(layout: Layout, { start, end }: Span): void {
  let free = '';
  for (let i = start; i < end; i++) {
    if ((layout.owners[i] as number) <= Owner.separator) free += layout.folded.charAt(i);
  }
  claim(layout, { start, end }, saysNothing(free) ? Owner.ignored : Owner.rest);
}
