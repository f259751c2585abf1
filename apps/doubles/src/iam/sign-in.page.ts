import { escapeHtml, htmlPage } from '../html-page.ts'
import { NICKNAME_MAX, type IamAccount } from './iam-accounts.ts'

export function signInPage(accounts: readonly IamAccount[], fault = ''): string {
  const shortcuts = accounts
    .map(
      ({ sub, name }) =>
        `<li><form method="post"><input type="hidden" name="account" value="${sub}"><input type="hidden" name="password" value="${sub}"><button data-account="${sub}">${escapeHtml(name)}（${sub}）</button></form></li>`,
    )
    .join('')
  return htmlPage(
    '统一身份登录',
    `${fault && `<p role="alert">${escapeHtml(fault)}</p>`}
<form method="post" id="sign-in">
<label>账号<input name="account" autocomplete="username" required></label>
<label>密码<input name="password" type="password" autocomplete="current-password" required></label>
<button type="submit">登录</button></form>
<p><small>开发环境：也可直接选择一个账号</small></p><ul>${shortcuts}</ul>`,
  )
}

export function registerPage(fault = ''): string {
  return htmlPage(
    '注册统一身份',
    `${fault && `<p role="alert">${escapeHtml(fault)}</p>`}
<form method="post" id="register">
<label>账号<input name="account" autocomplete="username" required pattern="[a-z][a-z0-9\\-]{2,31}"></label>
<label>昵称<input name="nickname" autocomplete="nickname" required maxlength="${NICKNAME_MAX}"></label>
<label>密码<input name="password" type="password" autocomplete="new-password" required></label>
<button type="submit">注册</button></form>`,
  )
}
