import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'

const LANGUAGES = { bash, c, ini, javascript, json, python, sql, xml, yaml }
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language)

/** Colouring takes time with the length: what is longer stays as it is. */
const LONGEST_CODE = 20_000

const unescape = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

/** Colours code blocks that name their language. Runs in loaders only: browsers get the finished markup. */
export const highlightCode = (sanitised: string) =>
  sanitised.replace(
    /<pre><code class="language-([a-z0-9]+)">([^<]*)<\/code><\/pre>/g,
    (block, language: string, code: string) => {
      if (code.length > LONGEST_CODE || !hljs.getLanguage(language)) return block
      const { value } = hljs.highlight(unescape(code), { language, ignoreIllegals: true })
      return `<pre tabindex="0"><code class="language-${language}">${value}</code></pre>`
    },
  )
