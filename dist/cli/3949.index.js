export const id = 3949;
export const ids = [3949];
export const modules = {

/***/ 7015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   I1: () => (/* binding */ newVisit),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
const NO_CHILDREN = new Set();
function newVisit({ scope, node, visit }, number) {
    return {
        number,
        scope,
        node,
        visit,
        type: '',
        item: null,
        attempts: [],
        attemptsTotal: 0,
        pauses: [],
        route: null,
        recovered: null,
        reenters: false,
        termination: null,
        group: null,
        child: null,
        children: NO_CHILDREN,
        childrenTotal: 0,
    };
}
function stateOf(visit) {
    if (visit.termination !== null)
        return visit.termination.status === 'failed' ? 'terminated-failed' : 'terminated-success';
    const last = visit.attempts.at(-1);
    if (last === undefined)
        return 'open';
    switch (last.state) {
        case 'open':
            return isWaiting(visit) ? 'waiting' : 'open';
        case 'completed':
            return (visit.group?.failed ?? 0) > 0 ? 'recovered' : 'completed';
        case 'failed':
            return failedState(visit);
    }
}
function isWaiting(visit) {
    return visit.pauses.some(({ why }) => why === 'gate') || [...visit.children].some((one) => stateOf(one) === 'waiting');
}
function failedState(visit) {
    if (visit.recovered !== null)
        return 'recovered';
    return visit.route?.action === 'to' || visit.route?.action === 'end' ? 'handled' : 'failed';
}
function startOf(visit) {
    return visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0;
}
function endOf(visit, runEnd) {
    let latest = startOf(visit);
    for (const { endedAt } of visit.attempts)
        latest = Math.max(latest, endedAt ?? runEnd);
    for (const { to } of visit.pauses)
        latest = Math.max(latest, to ?? runEnd);
    return latest;
}
function failuresOf(visit) {
    return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]));
}
function outputOf(visit) {
    return visit.recovered === null ? visit.attempts.at(-1)?.output : visit.recovered.output;
}


/***/ }),

/***/ 2735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ addTo)
/* harmony export */ });
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}


/***/ })

};
