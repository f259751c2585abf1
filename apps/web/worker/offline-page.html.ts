import { offlineCopy as copy } from '@kms/ui/copy/offline.copy'

type Parts = { theme: string; style: string; script: string }

/** Shown when the network does not answer and there is no copy of the page. */
export const offlineHtml = ({ theme, style, script }: Parts) => `<!DOCTYPE html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${copy.title}</title>
<script>${theme}</script>
<style>${style}</style>
</head>
<body>
<main class="offline-page">
<div class="message-page">
<svg class="line-drawing" viewBox="0 0 128 88" aria-hidden="true"><path d="M8 44h34M86 44h34M42 36v16M86 36v16"/><path class="missing" d="M46 44h36"/></svg>
<h1>${copy.title}</h1>
<p>${copy.advice}</p>
<a class="button primary" href="">${copy.retry}</a>
</div>
<section id="drafts" hidden><h2>${copy.drafts}</h2><ul></ul></section>
<section id="pages" hidden><h2>${copy.pages}</h2><ul></ul></section>
</main>
<script>${script}</script>
</body>
</html>
`
