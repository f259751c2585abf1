import { ROLES } from '@kms/api/kernel/actor'

/** One account for each role, with fixed ids: tests and `/api/f/fake/login/{id}` refer to them. */
export const roleAccounts = [
  {
    id: '1',
    nickname: '演示客户',
    title: '电气工程师',
    company_type: '终端用户',
    user_type: 'customer',
    roles: ['customer'],
  },
  {
    id: '2',
    nickname: '演示伙伴',
    title: '成套厂技术负责人',
    company_type: '成套厂',
    user_type: 'partner',
    roles: ['partner'],
  },
  { id: '3', nickname: '演示员工', title: '技术支持', company_type: '本公司', user_type: 'staff', roles: ['staff'] },
  {
    id: '4',
    nickname: '演示专家',
    title: '配电专家',
    company_type: '本公司专家团',
    user_type: 'staff',
    roles: ['expert'],
  },
  {
    id: '5',
    nickname: '演示审核员',
    title: '内容审核',
    company_type: '本公司',
    user_type: 'staff',
    roles: ['moderator'],
  },
  { id: '6', nickname: '演示运营', title: '内容运营', company_type: '本公司', user_type: 'staff', roles: ['operator'] },
  {
    id: '7',
    nickname: '演示管理员',
    title: '系统管理员',
    company_type: '本公司',
    user_type: 'staff',
    roles: ['administrator'],
  },
  {
    id: '8',
    nickname: '演示封禁用户',
    title: '',
    company_type: '',
    user_type: 'customer',
    roles: ['customer', 'banned'],
  },
]

export const OPERATOR_ID = '6'

/** What the identity provider calls them (its accounts are named after the roles). */
export const roleIdentities = ROLES.map((role, index) => ({
  provider: 'iam',
  subject: role,
  user_id: String(index + 1),
}))
