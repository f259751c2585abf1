export type UserType = 'customer' | 'partner' | 'staff'
export type IamAccount = { sub: string; name: string; nickname: string; userType: UserType }

/** Sub, account name and password are the same word. What a person may do is our product's affair, not the provider's. */
const ACCOUNTS: readonly IamAccount[] = [
  { sub: 'customer', name: '陈晓航', nickname: '晓航', userType: 'customer' },
  { sub: 'partner', name: '林佳宁', nickname: '佳宁', userType: 'partner' },
  { sub: 'staff', name: '周文博', nickname: '文博', userType: 'staff' },
  { sub: 'expert', name: '吴启明', nickname: '吴工', userType: 'staff' },
  { sub: 'moderator', name: '赵清妍', nickname: '清妍', userType: 'staff' },
  { sub: 'operator', name: '孙一鸣', nickname: '一鸣', userType: 'staff' },
  { sub: 'administrator', name: '郑思远', nickname: '思远', userType: 'staff' },
  { sub: 'banned', name: '何禁言', nickname: '禁言用户', userType: 'customer' },
]

export const NICKNAME_MAX = 20
export const ACCOUNT_NAME = /^[a-z][a-z0-9-]{2,31}$/

/** The accounts of one instance; a nickname that was changed stays until the process ends. */
export function createIamAccounts() {
  const accounts = new Map(ACCOUNTS.map((account) => [account.sub, { ...account }]))
  const passwords = new Map(ACCOUNTS.map(({ sub }) => [sub, sub]))
  return {
    list: (): IamAccount[] => [...accounts.values()],
    find: (sub: string): IamAccount | undefined => accounts.get(sub),
    signIn(name: string, password: string): IamAccount | undefined {
      return passwords.get(name) === password ? accounts.get(name) : undefined
    },
    /** Somebody our product has never seen: always a customer. */
    register(name: string, password: string, nickname: string): IamAccount | undefined {
      const called = nickname.trim()
      if (accounts.has(name) || !ACCOUNT_NAME.test(name) || password === '' || !isNickname(called)) return undefined
      const account: IamAccount = { sub: name, name: called, nickname: called, userType: 'customer' }
      accounts.set(name, account)
      passwords.set(name, password)
      return account
    },
    rename(sub: string, nickname: string): boolean {
      const account = accounts.get(sub)
      if (!account || !isNickname(nickname.trim())) return false
      account.nickname = nickname.trim()
      return true
    },
  }
}

function isNickname(text: string): boolean {
  return text.length > 0 && text.length <= NICKNAME_MAX
}

export type IamAccounts = ReturnType<typeof createIamAccounts>

export function claimsOf(account: IamAccount) {
  return {
    sub: account.sub,
    name: account.name,
    nickname: account.nickname,
    preferred_username: account.sub,
    user_type: account.userType,
  }
}
