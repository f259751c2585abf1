const STYLE = `body{margin:0;font:16px/1.6 system-ui,"Noto Sans CJK SC",sans-serif;background:#f3f5f4;color:#1c2321}
main{max-width:22rem;margin:10vh auto;padding:2rem;background:#fff;border:1px solid #d8dedb;border-radius:8px}
h1{font-size:1.25rem;margin:0 0 1rem}label{display:block;margin:.75rem 0}
input{box-sizing:border-box;width:100%;padding:.5rem;font:inherit;border:1px solid #8a9691;border-radius:4px}
button{padding:.4rem .9rem;font:inherit;border:1px solid #0b6b45;border-radius:4px;background:#0b6b45;color:#fff;cursor:pointer}
ul{list-style:none;margin:1rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}
li button{background:#fff;color:#0b6b45}[role=alert]{color:#b3261e}small{color:#59635f}`

/** A plain page in Chinese; `body` is markup whose values went through escapeHtml. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
