export const settingCopy = {
  title: '设置',
  account: '账号',
  nickname: '昵称',
  userType: '身份',
  userTypes: { customer: '客户', partner: '合作伙伴', staff: '员工', visitor: '访客' },
  about: '关于',
  version: '版本',
  signOut: '退出登录',
  signOutAsk: '退出后，提问、回答和消息需要重新登录才能使用',
  signOutFailed: '退出没有成功，请检查网络后再试',
  signingOut: '正在退出…',
  cancel: '取消',
} as const
