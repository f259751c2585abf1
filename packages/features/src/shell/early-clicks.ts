/** Set on <html> once the page's own code listens; parts whose code comes later have their own sign. */
export const STARTED_MARK = 'started'

/** A browser lets a page open a window for five seconds after a click: later than that a click is better forgotten. */
export const EARLY_CLICK_LIMIT_MS = 4_500

/**
 * Runs in <head>. A button is in the document before its code: a click that comes first waits for it instead of being lost.
 * React leaves `__reactProps$…` on a node it has taken over, and commits it at the latest a frame after. Only the last click counts.
 */
export const EARLY_CLICK_SCRIPT = `(function(){var last,d=document.documentElement;function heard(b){return '${STARTED_MARK}' in d.dataset&&Object.keys(b).some(function(k){return k.indexOf('__reactProps$')===0})}addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(!b||heard(b))return;var until=performance.now()+${EARLY_CLICK_LIMIT_MS};last=b;(function wait(){if(last!==b||!b.isConnected||performance.now()>until)return;if(!heard(b))return void requestAnimationFrame(wait);last=null;requestAnimationFrame(function(){b.click()})})()},true)})()`
