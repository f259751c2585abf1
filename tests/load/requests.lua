-- Replays the requests of a file in order, over and over. A line is: METHOD PATH [BODY]. The result goes out as one line of JSON.
-- With a second file of signed-in authors ("ID TOKEN" in each line) the requests are theirs in turn, each with a key of its own.
local sequence, position = {}, 0
local authors, sent, run = nil, 0, os.time()

local function parse(line)
  local method, path, body = line:match("^(%S+) (%S+) ?(.*)$")
  return method, path, body ~= "" and body or nil
end

local function read_authors(file)
  local read = {}
  for line in io.lines(file) do
    local id, token = line:match("^(%S+) (%S+)$")
    read[#read + 1] = { id = id, token = token }
  end
  return read
end

function init(args)
  wrk.headers["Content-Type"] = "application/json"
  authors = args[2] and read_authors(args[2])
  local formatted = {}
  for line in io.lines(args[1]) do
    if not formatted[line] then
      local method, path, body = parse(line)
      formatted[line] = authors and { method, path, body } or wrk.format(method, path, nil, body)
    end
    sequence[#sequence + 1] = formatted[line]
  end
  -- Every run writes to other things than the one before.
  if authors then position = run * 997 % #sequence end
end

local function as_author(request)
  sent = sent + 1
  local author = authors[sent % #authors + 1]
  local headers = {
    ["Content-Type"] = "application/json",
    ["Authorization"] = "Bearer " .. author.token,
    ["Idempotency-Key"] = string.format("bench-%d-%d", run, sent),
    ["X-Author"] = author.id,
  }
  return wrk.format(request[1], request[2], headers, request[3])
end

function request()
  position = position % #sequence + 1
  return authors and as_author(sequence[position]) or sequence[position]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"seconds":%f,"p50Ms":%f,"p99Ms":%f,"failures":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
