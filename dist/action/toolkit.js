(function(exports,require,module,__filename,__dirname){require("./rolldown-runtime.js");const e=require("./github.js");exports.getOctokit=e.t;
})